import Core
import Foundation

/// A value that is typed in as text.
package nonisolated protocol Enterable: Sendable {
  /// The keyboard to type it with.
  static var keyboard: EntryKeyboard { get }
  /// Whether nobody else is to see what was typed: what the keyboard hides, if nothing else is said.
  static var isSecret: Bool { get }
  /// Reads what was typed, as people write it where they live.
  init(entered text: String, in locale: Locale) throws(EntryError)
}

nonisolated extension Enterable {
  package static var isSecret: Bool { keyboard.isHidden }
}

nonisolated extension String: Enterable {
  package static var keyboard: EntryKeyboard { .text }

  /// Spaces around a text are slips of the finger.
  package init(entered text: String, in locale: Locale) throws(EntryError) {
    self = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if isEmpty { throw .missing }
  }
}

nonisolated extension Secret: Enterable {
  package static var keyboard: EntryKeyboard { .secret }

  /// Every character counts, also a space.
  package init(entered text: String, in locale: Locale) throws(EntryError) {
    if text.isEmpty { throw .missing }
    self.init(text)
  }
}

nonisolated extension Bool: Enterable {
  package static var keyboard: EntryKeyboard { .verbatim }

  package init(entered text: String, in locale: Locale) throws(EntryError) {
    let word = try String(entered: text, in: locale).lowercased(with: locale)
    switch word {
    case BaseText.yes.lowercased(with: locale), "true": self = true
    case BaseText.no.lowercased(with: locale), "false": self = false
    default: throw EntryError(BaseText.notABool)
    }
  }
}

nonisolated extension URL: Enterable {
  package static var keyboard: EntryKeyboard { .url }

  package init(entered text: String, in locale: Locale) throws(EntryError) {
    let address = try String(entered: text, in: locale)
    guard let url = URL(string: address), url.scheme != nil else {
      throw EntryError(BaseText.notAURL)
    }
    self = url
  }
}

nonisolated extension UUID: Enterable {
  package static var keyboard: EntryKeyboard { .verbatim }

  package init(entered text: String, in locale: Locale) throws(EntryError) {
    let identifier = try String(entered: text, in: locale)
    guard let uuid = UUID(uuidString: identifier) else { throw EntryError(BaseText.notAUUID) }
    self = uuid
  }
}
