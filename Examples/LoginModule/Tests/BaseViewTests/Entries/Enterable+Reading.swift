import BaseView
import Foundation

nonisolated extension Enterable {
  /// What is read of a text, in words: the value, or what is wrong.
  static func reading(_ text: String, in locale: Locale = .english) -> String {
    do throws(EntryError) {
      return "\(try Self(entered: text, in: locale))"
    } catch {
      return error.message
    }
  }
}

nonisolated extension Enterable where Self: Equatable {
  /// The texts for the value that are not read as the value again, of those that people type
  /// anywhere: where they live changes how they write, and never what they mean.
  var misreadings: [String] {
    Locale.availableIdentifiers.map(Locale.init(identifier:)).compactMap { locale in
      let text = typed(in: locale)
      let isRead = (try? Self(entered: text, in: locale)) == self
      return isRead ? nil : "\(locale.identifier): \(text)"
    }
  }
}

nonisolated extension Locale {
  static let english = Locale(identifier: "en_US")
  static let german = Locale(identifier: "de_DE")
}
