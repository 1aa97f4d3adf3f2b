import Core

/// What others may ask of a module that keeps what came of its form.
package nonisolated protocol FormKeeping<Item>: Handler {
  /// What comes of the form.
  associatedtype Item: Sendable

  /// What came of the form the last time; `nil` if it was never sent.
  func latest() async throws(AppError) -> Item?
}
