import Core

/// What a screen may ask of a module that has a form.
package nonisolated protocol FormSubmitting<Entered, Item>: Handler {
  /// What is entered.
  associatedtype Entered: Sendable
  /// What comes of it.
  associatedtype Item: Sendable

  /// Sends what was entered, or keeps it where there is no server.
  func submit(_ input: Entered) async throws(AppError) -> Sourced<Item>
}
