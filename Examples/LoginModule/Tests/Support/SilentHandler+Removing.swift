import BaseBusiness
import Core

nonisolated extension ItemRemoving where Self: SilentHandler {
  package func remove(_ id: Item.ID) async throws(AppError) { throw .cancelled }
}
