import Templates

/// A text that people read, in the languages that a template knows.
struct Word: Sendable {
  let key: String
  /// A note for translators.
  private let comment: String
  /// The phrase in the project's first language, whichever that is.
  private let given: Phrase?
  private let phrases: [String: Phrase]

  /// A text, or one for each plural form.
  fileprivate enum Phrase: Sendable {
    case text(String)
    case plural([String: String])
  }

  init(_ member: JSON.Member, _ source: JSONSource) throws(DataError) {
    var object = try JSONObject(member.value, in: source, called: member.key)
    key = member.key
    comment = try object.text("comment")
    given = try object.take("source").map { json throws(DataError) in
      try Phrase(json, source)
    }
    guard case .object(let members) = member.value.kind else {
      phrases = [:]
      return
    }
    var phrases: [String: Phrase] = [:]
    for member in members where member.key != "comment" && member.key != "source" {
      phrases[member.key] = try Phrase(member.value, source)
    }
    guard phrases["en"] != nil else { throw source.error(.missingKey("en"), at: member.offset) }
    self.phrases = phrases
  }
}

extension Word {
  /// Where Xcode sorts it in a catalog.
  var order: String { key.lowercased() }

  /// The texts in the first of the languages, by the names that a template has for them.
  func texts(in languages: Languages) -> [String: String] {
    switch phrase(in: languages.source, of: languages).phrase {
    case .text(let text): [key: text]
    case .plural(let forms):
      [key + ".one": forms["one"] ?? forms["other"] ?? "", key + ".other": forms["other"] ?? ""]
    case nil: [:]
    }
  }

  /// Its entry in a catalog. What nobody has translated is there too, for a translator to find.
  func json(in languages: Languages) -> JSON {
    let localizations: [(String, JSON)] = languages.codes.sorted().map { language in
      let (phrase, isTranslated) = phrase(in: language, of: languages)
      return (language, phrase?.json(isTranslated ? "translated" : "needs_review") ?? [:])
    }
    return [
      "comment": JSON(.text(comment)),
      // Xcode does not find the keys in the code, and would call them stale.
      "extractionState": "manual",
      "localizations": JSON(object: localizations),
    ]
  }

  private func phrase(
    in language: String, of languages: Languages
  ) -> (phrase: Phrase?, isTranslated: Bool) {
    if language == languages.source, let given { return (given, true) }
    let fitting = phrases.keys.filter(language.isCode(of:))
    if let best = fitting.max(by: { $0.count < $1.count }) { return (phrases[best], true) }
    return (given ?? phrases["en"], false)
  }
}

extension Word.Phrase {
  init(_ json: JSON, _ source: JSONSource) throws(DataError) {
    guard case .object(let members) = json.kind else {
      self = .text(try source.text(json, called: "text"))
      return
    }
    var forms: [String: String] = [:]
    for member in members {
      forms[member.key] = try source.text(member.value, called: member.key)
    }
    guard forms["other"] != nil else { throw source.error(.missingKey("other"), at: json.offset) }
    self = .plural(forms)
  }

  func json(_ state: String) -> JSON {
    switch self {
    case .text(let text): Self.unit(text, state)
    case .plural(let forms):
      [
        "variations": [
          "plural": JSON(
            object: forms.sorted { $0.key < $1.key }.map { ($0.key, Self.unit($0.value, state)) })
        ]
      ]
    }
  }

  private static func unit(_ text: String, _ state: String) -> JSON {
    ["stringUnit": ["state": JSON(.text(state)), "value": JSON(.text(text))]]
  }
}
