import BaseBusiness
import Core

nonisolated extension PageLoading where Self: SilentHandler, Item: Identifiable {
  package var list: any ListFeed<Item> {
    StubFeed(first: { _ in .none }, next: { _ throws(AppError) in throw .cancelled })
  }
}
