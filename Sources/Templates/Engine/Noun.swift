/// An English noun at the end of a name, in one number or the other: `userID` and `userIDs`.
struct Noun {
  /// What stands before the last word.
  private let head: String
  private let word: String

  init(_ name: String) {
    let last = Words(of: name).words.last ?? ""
    word = name.hasSuffix(last) ? last : ""
    head = String(name.dropLast(word.count))
  }
}

extension Noun {
  /// The name for many: `categories` for `category`.
  var plural: String { head + changed(by: Self.plural(of:)) }

  /// The name for one: `category` for `categories`.
  var singular: String { head + changed(by: Self.singular(of:)) }

  private func changed(by change: (String) -> String) -> String {
    let lowered = word.lowercased()
    let isCased = lowered != word.uppercased()
    guard isCased, lowered.last?.isLetter ?? false, !Self.unchanging.contains(lowered) else {
      return word
    }
    return change(lowered).cased(as: word)
  }
}

// MARK: - Rules

extension Noun {
  private static let unchanging: Set<String> = [
    "data", "equipment", "feedback", "fish", "info", "information", "media", "metadata", "money",
    "music", "news", "series", "sheep", "software", "species", "weather",
  ]

  private static let irregular: [(one: String, many: String)] = [
    ("alias", "aliases"), ("analysis", "analyses"), ("atlas", "atlases"), ("axis", "axes"),
    ("basis", "bases"), ("cache", "caches"), ("calorie", "calories"), ("canvas", "canvases"),
    ("child", "children"), ("cookie", "cookies"), ("crisis", "crises"), ("criterion", "criteria"),
    ("foot", "feet"), ("gas", "gases"), ("goose", "geese"), ("half", "halves"),
    ("index", "indices"), ("knife", "knives"), ("leaf", "leaves"), ("life", "lives"),
    ("man", "men"), ("matrix", "matrices"), ("mouse", "mice"), ("movie", "movies"),
    ("person", "people"), ("phenomenon", "phenomena"), ("pie", "pies"), ("quiz", "quizzes"),
    ("self", "selves"), ("shelf", "shelves"), ("tie", "ties"), ("tooth", "teeth"),
    ("use", "uses"), ("vertex", "vertices"), ("wife", "wives"), ("wolf", "wolves"),
    ("woman", "women"),
  ]

  /// Endings, the longer ones first, for one and for many.
  private static let endings: [(one: String, many: String)] = [
    ("ouse", "ouses"), ("ause", "auses"), ("tato", "tatoes"), ("mato", "matoes"),
    ("hero", "heroes"), ("echo", "echoes"), ("ss", "sses"), ("sh", "shes"), ("ch", "ches"),
    ("us", "uses"), ("zz", "zzes"), ("ay", "ays"), ("ey", "eys"), ("oy", "oys"), ("uy", "uys"),
    ("y", "ies"), ("x", "xes"), ("", "s"),
  ]

  private static func plural(of word: String) -> String {
    if Acronym.isKnown(word) { return word + "s" }
    if Acronym.singular(of: word) != nil { return word }
    if irregular.contains(where: { $0.many == word }) { return word }
    let rules = irregular.filter { $0.one == word } + endings.filter { word.hasSuffix($0.one) }
    return rules.first.map { word.dropLast($0.one.count) + $0.many } ?? word
  }

  private static func singular(of word: String) -> String {
    if Acronym.isKnown(word) { return word }
    if let acronym = Acronym.singular(of: word) { return acronym }
    if irregular.contains(where: { $0.one == word }) { return word }
    let isSingular = ["ss", "us", "is"].contains { word.hasSuffix($0) }
    let rules =
      irregular.filter { $0.many == word }
      + (isSingular ? [] : endings.filter { word.hasSuffix($0.many) })
    return rules.first.map { word.dropLast($0.many.count) + $0.one } ?? word
  }
}

extension String {
  /// This lower-case word in the case of `model`; the `s` of an acronym stays small.
  fileprivate func cased(as model: String) -> String {
    let common = zip(self, model).prefix { $0.lowercased() == $1.lowercased() }.count
    let rest = dropFirst(common)
    let isShouting = model.count > 1 && model.allSatisfy { !$0.isLowercase }
    let isAcronym = Acronym.isKnown(model.lowercased())
    return model.prefix(common) + (isShouting && !isAcronym ? rest.uppercased() : String(rest))
  }
}
