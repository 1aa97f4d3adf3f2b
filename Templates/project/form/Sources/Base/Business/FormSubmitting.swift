import Core

/// The requests of a screen to a module that has a form.
package nonisolated protocol FormSubmitting<Entered, Item>: Handler {
  /// The input.
  associatedtype Entered: Sendable
  /// The result.
  associatedtype Item: Sendable

  /// Sends what was entered, or keeps it where there is no server.
  func submit(_ input: Entered) async throws(AppError) -> Sourced<Item>
}
