import BaseBusiness
import Core

nonisolated extension ItemSaving where Self: SilentHandler {
  package func save(_ item: Item) async throws(AppError) { throw .cancelled }
}
