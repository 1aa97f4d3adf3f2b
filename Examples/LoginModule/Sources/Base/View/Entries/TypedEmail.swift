import Foundation

/// An e-mail address as it was typed.
///
/// Only what is plainly wrong is refused: whether an address is one, a message to it says.
package nonisolated struct TypedEmail: Hashable, Sendable {
  package let text: String

  package init(text: String) {
    self.text = text
  }
}

nonisolated extension TypedEmail: CustomStringConvertible {
  package var description: String { text }
}

nonisolated extension TypedEmail: CheckedText {
  package static var keyboard: EntryKeyboard { .emailAddress }

  package init(entered text: String, in locale: Locale) throws(EntryError) {
    let address = try String(entered: text, in: locale)
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts.contains(""), !address.contains(where: \.isWhitespace) else {
      throw EntryError(BaseText.notAnEmail)
    }
    self.init(text: address)
  }

  package func typed(in locale: Locale) -> String { text }
}
