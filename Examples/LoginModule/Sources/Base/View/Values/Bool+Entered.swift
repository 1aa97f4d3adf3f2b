import Foundation

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

  package func typed(in locale: Locale) -> String { self ? BaseText.yes : BaseText.no }
}
