import BaseBusiness
import Core

nonisolated extension ItemCreating where Self: SilentHandler {
  package func create(_ input: Input) async throws(AppError) -> Sourced<Item>? { throw .cancelled }
}
