import Foundation

/// A field of a form that is typed in: what was typed, and what is wrong with it.
package nonisolated struct TextEntry<Value: Enterable>: Sendable, Hashable {
  /// What was typed. What was wrong with it is forgotten when it changes.
  package var text: String {
    didSet { if text != oldValue { error = nil } }
  }
  package var error: String?

  package init(_ text: String = "") {
    self.text = text
  }

  package var keyboard: EntryKeyboard { Value.keyboard }

  /// The value that was typed; without one, `error` says why.
  package mutating func check(in locale: Locale = .autoupdatingCurrent) -> Value? {
    do throws(EntryError) {
      return try Value(entered: text, in: locale)
    } catch {
      self.error = error.message
      return nil
    }
  }

  /// Types in what stands for a value.
  package mutating func fill(with value: Value, in locale: Locale = .autoupdatingCurrent) {
    text = value.enteredText(in: locale)
  }
}

nonisolated extension TextEntry: CustomStringConvertible, CustomReflectable {
  /// What was typed, unless nobody else is to see it.
  package var description: String { Value.isSecret ? "••••••" : text }
  package var customMirror: Mirror { Mirror(self, children: ["text": description]) }
}
