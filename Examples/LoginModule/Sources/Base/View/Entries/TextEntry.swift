import Foundation

/// A field of a form that is typed in: what was typed, and what is wrong with it.
package nonisolated struct TextEntry<Value: Enterable>: FormEntry {
  /// The text that was typed. The fault in it is forgotten when it changes.
  package var text: String {
    didSet { if text != oldValue { error = nil } }
  }
  package var error: String?
  /// The kind of text that is typed here.
  package let keyboard: EntryKeyboard

  package static var isTyped: Bool { true }

  package init(_ text: String = "", as keyboard: EntryKeyboard = Value.keyboard) {
    self.text = text
    self.keyboard = keyboard
  }

  /// A field that has a value already; without one, it is empty.
  package init(
    of value: Value?, as keyboard: EntryKeyboard = Value.keyboard,
    in locale: Locale = .autoupdatingCurrent
  ) {
    self.init(value?.typed(in: locale) ?? "", as: keyboard)
  }

  /// Enters a value as a person types it; without one, nothing.
  package mutating func enter(_ value: Value?, in locale: Locale = .autoupdatingCurrent) {
    text = value?.typed(in: locale) ?? ""
  }

  /// The text that was typed, unless nobody else is to see it.
  package var draft: String? {
    get { isSecret ? nil : text }
    set { if let newValue, !isSecret { text = newValue } }
  }

  /// Spaces alone are nothing.
  package var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  package mutating func forgetSecret() {
    if isSecret { text = "" }
  }

  /// The value that was typed; without one, `error` says why.
  package mutating func check(in locale: Locale = .autoupdatingCurrent) -> Value? {
    do throws(EntryError) {
      return try Value(entered: text, in: locale)
    } catch {
      self.error = error.message
      return nil
    }
  }
}

nonisolated extension TextEntry: CustomStringConvertible, CustomReflectable {
  private var isSecret: Bool { Value.isSecret || keyboard.isHidden }

  /// The text that was typed, unless nobody else is to see it.
  package var description: String { isSecret ? "••••••" : text }
  package var customMirror: Mirror { Mirror(self, children: ["text": description]) }
}
