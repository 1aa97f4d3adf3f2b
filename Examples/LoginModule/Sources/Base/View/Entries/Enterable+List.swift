import Foundation

/// Items between commas, or between semicolons where an item has a comma of its own. An empty text
/// stands for a list without items.
nonisolated extension Array: Enterable where Element: Enterable {
  /// The keys for a telephone number have no comma.
  package static var keyboard: EntryKeyboard {
    Element.keyboard == .telephoneNumber ? .numbers : Element.keyboard
  }

  package init(entered text: String, in locale: Locale) throws(EntryError) {
    self = []
    for (index, item) in text.items.enumerated() {
      do {
        append(try Element(entered: item, in: locale))
      } catch {
        throw EntryError(BaseText.item(index + 1, error.message))
      }
    }
  }

  /// An item that has a semicolon of its own is read as several.
  package func typed(in locale: Locale) -> String {
    let items = map { $0.typed(in: locale) }
    guard items.contains(where: { $0.contains(",") }) else { return items.joined(separator: ", ") }
    // Without a semicolon, the comma of the only item would separate.
    return items.joined(separator: "; ") + (items.count == 1 ? ";" : "")
  }
}

nonisolated extension String {
  fileprivate var items: [String] {
    split(separator: contains(";") ? ";" : ",")
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
  }
}
