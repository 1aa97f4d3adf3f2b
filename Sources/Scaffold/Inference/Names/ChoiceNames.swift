import Fields
import Templates

/// The names of the words of a choice in `--fields`, where two of them would be one case in Swift:
/// `enum(Book,book_2("BOOK"))`.
enum ChoiceNames {
  /// A word keeps its plain name whatever comes behind it, so that no word that a server adds renames a
  /// case of a module.
  ///
  /// - Parameter known: choices that have their names already.
  /// - Returns: `nil` if one of the words has no letter or digit, or there are too many of one name.
  static func choices(
    of words: [String], besides known: [FieldChoice] = []
  ) -> [FieldChoice]? {
    var taken = Set(known.map { swift(Words(of: $0.title ?? $0.value).snakeCased) })
    var choices: [FieldChoice] = []
    for word in words {
      let plain = Words(of: word).snakeCased
      guard !plain.isEmpty else { return nil }
      var title: String?
      if !taken.insert(swift(plain)).inserted {
        let others = [spelled(word)] + (2...9).map { named("\(plain)_\($0)") }
        title = others.first { taken.insert(swift($0)).inserted }
        guard title != nil else { return nil }
      }
      guard let choice = FieldChoice(word, title: title) else { return nil }
      choices.append(choice)
    }
    return choices
  }

  /// Cases that differ in letter case alone nobody could distinguish.
  private static func swift(_ name: String) -> String { Words(of: name).camelCased.lowercased() }

  /// `gmt_minus_1` for `GMT-1`
  private static func spelled(_ word: String) -> String {
    let signs = word.replacing("+", with: " plus ").replacing("-", with: " minus ")
    return named(Words(of: signs).snakeCased)
  }

  private static func named(_ name: String) -> String {
    FieldName.isUsable(name) ? name : "value_" + name
  }
}
