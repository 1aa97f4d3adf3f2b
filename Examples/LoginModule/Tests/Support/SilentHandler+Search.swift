import BaseBusiness
import Core

nonisolated extension ItemSearching where Self: SilentHandler, Item: Identifiable {
  package func found(_ text: String) -> any ListFeed<Item> {
    StubFeed(first: { _ in .none }, next: { _ throws(AppError) in throw .cancelled })
  }
}
