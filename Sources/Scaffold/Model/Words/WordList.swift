import Templates

/// The words of a target as a template lists them, in every language that the template knows.
///
/// ```json
/// {
///   "empty": { "comment": "Stands in for content.", "en": "Nothing yet.", "de": "Noch nichts." },
///   "rows": { "comment": "…", "en": { "one": "%lld row", "other": "%lld rows" } }
/// }
/// ```
///
/// `source` instead of a language is the text in the project's first one, whichever that is.
struct WordList: Sendable {
  private let words: [Word]

  init(_ source: JSONSource) throws(DataError) {
    let json = try source.parse()
    _ = try JSONObject(json, in: source, called: "words")
    guard case .object(let members) = json.kind else {
      words = []
      return
    }
    var words: [Word] = []
    for member in members { words.append(try Word(member, source)) }
    self.words = words.sorted { $0.order < $1.order }
  }
}

extension WordList {
  /// The String Catalog with these words in the languages of a project.
  func catalog(in languages: Languages) -> String {
    let strings: [(String, JSON)] = words.map { ($0.key, $0.json(in: languages)) }
    let catalog: JSON = [
      "sourceLanguage": JSON(.text(languages.source)),
      "strings": JSON(object: strings),
      "version": "1.0",
    ]
    return catalog.catalogText
  }

  /// The texts in the first language, by their keys; of a text that counts there are two,
  /// `rows.one` and `rows.other`.
  func texts(in languages: Languages) -> [String: String] {
    words.reduce(into: [:]) { texts, word in
      texts.merge(word.texts(in: languages)) { $1 }
    }
  }
}
