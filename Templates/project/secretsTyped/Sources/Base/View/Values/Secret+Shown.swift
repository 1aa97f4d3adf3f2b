import Core
import Foundation

nonisolated extension Secret: Enterable {
  package static var keyboard: EntryKeyboard { .secret }

  /// Every character counts, also a space.
  package init(entered text: String, in locale: Locale) throws(EntryError) {
    if text.isEmpty { throw .missing }
    self.init(text)
  }

  /// A secret is typed each time.
  package func typed(in locale: Locale) -> String { "" }
}
