import Core

/// What was entered in a form and not sent yet, by the names of the fields.
package nonisolated struct KeptDraft: Sendable {
  private let kept: KeptValue<[String: String]>

  package init(_ key: String, in store: any KeyValueStore) {
    kept = KeptValue(key, in: store)
  }

  package func entries() throws(AppError) -> [String: String] {
    try kept.value() ?? [:]
  }

  /// Keeps a draft in the place of the one before; one without entries is forgotten.
  package func set(_ draft: [String: String]) throws(AppError) {
    try kept.set(draft.isEmpty ? nil : draft)
  }
}
