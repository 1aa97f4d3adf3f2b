import Core
import Foundation

/// A code that is good for once, as it was typed; nobody else is to see it.
package nonisolated struct TypedCode: Hashable, Sendable {
  package let text: Secret

  package init(text: Secret) {
    self.text = text
  }
}

nonisolated extension TypedCode: Enterable {
  package static var keyboard: EntryKeyboard { .oneTimeCode }
  package static var isSecret: Bool { true }

  /// Some write a code in groups: `123 456`.
  package init(entered text: String, in locale: Locale) throws(EntryError) {
    let code = try String(entered: text, in: locale)
    self.init(text: Secret(code.filter { !$0.isWhitespace }))
  }

  /// A code is typed each time.
  package func typed(in locale: Locale) -> String { "" }
}
