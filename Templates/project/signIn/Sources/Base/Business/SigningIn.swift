import Core

/// The requests of a screen to a module that signs users in.
package nonisolated protocol SigningIn<Entered, Item>: FormSubmitting {
  /// The name of who signed in last; `nil` if it is not known.
  func userName() async throws(AppError) -> String?
}
