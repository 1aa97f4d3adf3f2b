import Core

/// The requests to a module that keeps the results of its form.
package nonisolated protocol FormKeeping<Item>: Handler {
  /// The result of the form.
  associatedtype Item: Sendable

  /// The last result of the form; `nil` if it was never sent.
  func latest() async throws(AppError) -> Item?
}
