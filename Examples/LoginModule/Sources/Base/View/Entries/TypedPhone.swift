import Foundation

/// A telephone number as it was typed.
///
/// Only what is plainly wrong is refused: how long a number is differs from country to country.
package nonisolated struct TypedPhone: Hashable, Sendable {
  package let text: String

  package init(text: String) {
    self.text = text
  }
}

nonisolated extension TypedPhone: CustomStringConvertible {
  package var description: String { text }
}

nonisolated extension TypedPhone: CheckedText {
  package static var keyboard: EntryKeyboard { .telephoneNumber }

  package init(entered text: String, in locale: Locale) throws(EntryError) {
    let number = try String(entered: text, in: locale)
    guard number.filter(\.isNumber).count >= 3, !number.contains(where: \.isLetter) else {
      throw EntryError(BaseText.notAPhone)
    }
    self.init(text: number)
  }

  package func typed(in locale: Locale) -> String { text }
}
