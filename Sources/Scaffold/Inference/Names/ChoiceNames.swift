import Templates

/// The names of the words of a choice in `--fields`, where two of them would be one case in Swift:
/// `enum(Book,book_2("BOOK"))`.
enum ChoiceNames {
  /// A word keeps its plain name whatever comes behind it, so that no word that a server adds renames a
  /// case of a module.
  ///
  /// - Returns: the words as they are typed; `nil` if one of them has no letter or digit, or there are
  ///   too many of one name.
  static func typed(_ words: [String]) -> [String]? {
    var taken: Set<String> = []
    var typed: [String] = []
    for word in words {
      let plain = Words(of: word).snakeCased
      guard !plain.isEmpty else { return nil }
      let quoted = JSON.quoted(word)
      if taken.insert(swift(plain)).inserted {
        typed.append(word.has(\.isWord) ? word : quoted)
      } else {
        let others = [spelled(word)] + (2...9).map { named("\(plain)_\($0)") }
        guard let name = others.first(where: { taken.insert(swift($0)).inserted }) else {
          return nil
        }
        typed.append("\(name)(\(quoted))")
      }
    }
    return typed
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
