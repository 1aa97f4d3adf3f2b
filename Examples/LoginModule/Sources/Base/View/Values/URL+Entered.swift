import Foundation

nonisolated extension URL: Enterable {
  package static var keyboard: EntryKeyboard { .url }

  package init(entered text: String, in locale: Locale) throws(EntryError) {
    let address = try String(entered: text, in: locale)
    guard let url = URL(string: address), url.scheme != nil else {
      throw EntryError(BaseText.notAURL)
    }
    self = url
  }

  package func typed(in locale: Locale) -> String { absoluteString }
}
