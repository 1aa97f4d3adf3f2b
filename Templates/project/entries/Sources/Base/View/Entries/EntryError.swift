/// Why a text does not stand for a value, in words for whoever typed it.
package nonisolated struct EntryError: Error, Hashable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }

  static var missing: EntryError { EntryError(BaseText.missing) }
}
