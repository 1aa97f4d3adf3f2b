import Core

/// What a screen may ask of a module that remembers what was entered and not sent yet.
package nonisolated protocol DraftKeeping: Handler {
  /// What was entered and not sent yet, by the names of the fields; no secret is in it.
  func draft() async throws(AppError) -> [String: String]

  /// Remembers what was entered until it is sent; a draft without entries is forgotten.
  func setDraft(_ draft: [String: String]) async throws(AppError)
}
