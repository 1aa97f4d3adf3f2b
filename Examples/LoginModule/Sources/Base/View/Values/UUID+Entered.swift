import Foundation

nonisolated extension UUID: Enterable {
  package static var keyboard: EntryKeyboard { .verbatim }

  package init(entered text: String, in locale: Locale) throws(EntryError) {
    let identifier = try String(entered: text, in: locale)
    guard let uuid = UUID(uuidString: identifier) else { throw EntryError(BaseText.notAUUID) }
    self = uuid
  }

  package func typed(in locale: Locale) -> String { uuidString }
}
