import Foundation

/// A value that is typed in as text.
package nonisolated protocol Enterable: Sendable {
  /// The keyboard to type it with.
  static var keyboard: EntryKeyboard { get }
  /// True if nobody else is to see what was typed: what the keyboard hides, if nothing else is
  /// said.
  static var isSecret: Bool { get }
  /// Reads what was typed, as people write it where they live.
  init(entered text: String, in locale: Locale) throws(EntryError)
  /// The text that people type for the value where they live. Read again, it is the value.
  func typed(in locale: Locale) -> String
}

nonisolated extension Enterable {
  package static var isSecret: Bool { keyboard.isHidden }

  /// As the value describes itself, unless its type says otherwise.
  package func typed(in locale: Locale) -> String { "\(self)" }
}

/// A value that may be missing: an empty text stands for nothing, and so do spaces where they do
/// not count.
nonisolated extension Optional: Enterable where Wrapped: Enterable {
  package static var keyboard: EntryKeyboard { Wrapped.keyboard }

  package init(entered text: String, in locale: Locale) throws(EntryError) {
    do throws(EntryError) {
      self = text.isEmpty ? nil : try Wrapped(entered: text, in: locale)
    } catch {
      if error != .missing { throw error }
      self = nil
    }
  }

  package func typed(in locale: Locale) -> String { self?.typed(in: locale) ?? "" }
}
