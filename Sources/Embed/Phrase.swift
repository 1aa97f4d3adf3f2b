/// A phrase of English, and how it is said in another language. `%@` stands for a value in both; where
/// their order is another one, each has its number: `%2$@`.
struct Phrase: Equatable {
  let english: String
  let said: String
  let line: Int
}

extension Phrase {
  /// The phrases of each language, whose tag is the name of a folder of files.
  static func byLanguage(in files: [Embed.File]) throws(BadPhrase) -> [String: [Phrase]] {
    var languages: [String: [Phrase]] = [:]
    var places: [String: String] = [:]
    for (path, text) in files {
      let folder = String(path.prefix { $0 != "/" })
      guard LanguageTag(folder)?.text == folder, path.hasSuffix(".strings") else {
        let wayOut = "call it by the language's tag and what is in it, as `pt-BR/errors.strings`"
        throw BadPhrase(path: path, line: 1, problem: "this is no file of phrases; \(wayOut)")
      }
      var reader = PhraseReader(text, path: path)
      while let phrase = try reader.next() {
        let place = places.updateValue("\(path):\(phrase.line)", forKey: folder + phrase.english)
        if let problem = place.map({ "\($0) has this phrase too; take one out" }) ?? phrase.problem
        {
          throw BadPhrase(path: path, line: phrase.line, problem: problem)
        }
        languages[folder, default: []].append(phrase)
      }
    }
    return languages
  }

  /// Why its values are not those of the English; `nil` if they are.
  private var problem: String? {
    let (count, values) = (Self.values(in: english).count, Self.values(in: said))
    let numbers = values.compactMap(\.self)
    let isFine =
      numbers.isEmpty
      ? values.count == count
      : numbers.count == values.count && Set(numbers) == Set(1..<count + 1)
    return isFine
      ? nil
      : "the English has `%@` \(count) times; write it as often, or each as `%1$@`, `%2$@` and so on"
  }

  /// The values of a text: their numbers, or `nil` for the next one.
  private static func values(in text: String) -> [Int?] {
    text.split(separator: "%", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      if part.hasPrefix("@") { return .some(nil) }
      let digits = part.prefix { $0.isWholeNumber }
      return part.dropFirst(digits.count).hasPrefix("$@") ? Int(digits).map { .some($0) } : nil
    }
  }
}
