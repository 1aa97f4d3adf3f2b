import BaseBusiness
import Core

nonisolated extension ItemEditing where Self: SilentHandler {
  package func save(_ input: Input, as id: Item.ID) async throws(AppError) -> Sourced<Item> {
    throw .cancelled
  }
}
