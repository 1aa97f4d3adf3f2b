import BaseBusiness
import Core

nonisolated extension FormSubmitting where Self: SilentHandler {
  package func submit(_ input: Entered) async throws(AppError) -> Sourced<Item> { throw .cancelled }
}

nonisolated extension FormKeeping where Self: SilentHandler {
  package func latest() async throws(AppError) -> Item? { nil }
}
