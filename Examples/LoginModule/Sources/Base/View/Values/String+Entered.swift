import Foundation

nonisolated extension String: Enterable {
  package static var keyboard: EntryKeyboard { .text }

  /// Spaces around a text are slips of the finger.
  package init(entered text: String, in locale: Locale) throws(EntryError) {
    self = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if isEmpty { throw .missing }
  }

  package func typed(in locale: Locale) -> String { self }
}
