/// An English noun at the end of a name, in one number or the other: `userID` and `userIDs`.
struct Noun {
  /// The text before the last word.
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
    "aircraft", "analytics", "chaos", "chassis", "clothes", "corps", "cosmos", "data", "deer",
    "economics", "equipment", "feedback", "fish", "furniture", "goods", "headquarters", "homework",
    "info", "information", "logistics", "luggage", "mathematics", "means", "media", "metadata",
    "money", "music", "news", "physics", "politics", "rice", "salmon", "series", "sheep",
    "software", "species", "traffic", "weather",
  ]

  private static let irregular: [(one: String, many: String)] = [
    ("abuse", "abuses"), ("ache", "aches"), ("alias", "aliases"), ("alumnus", "alumni"),
    ("analysis", "analyses"), ("appendix", "appendices"), ("atlas", "atlases"),
    ("avalanche", "avalanches"), ("axis", "axes"), ("basis", "bases"), ("bias", "biases"),
    ("cache", "caches"), ("cactus", "cacti"), ("calf", "calves"), ("canvas", "canvases"),
    ("child", "children"), ("crisis", "crises"), ("criterion", "criteria"),
    ("diagnosis", "diagnoses"), ("elf", "elves"), ("ellipsis", "ellipses"), ("excuse", "excuses"),
    ("foot", "feet"), ("fuse", "fuses"), ("gas", "gases"), ("goose", "geese"), ("half", "halves"),
    ("headache", "headaches"), ("hypothesis", "hypotheses"), ("index", "indices"),
    ("iris", "irises"),
    ("knife", "knives"), ("leaf", "leaves"), ("lens", "lenses"), ("life", "lives"),
    ("loaf", "loaves"), ("man", "men"), ("matrix", "matrices"), ("mouse", "mice"),
    ("moustache", "moustaches"), ("muse", "muses"), ("niche", "niches"), ("oasis", "oases"),
    ("parenthesis", "parentheses"), ("person", "people"), ("phenomenon", "phenomena"),
    ("quiz", "quizzes"), ("radius", "radii"), ("ruse", "ruses"), ("scarf", "scarves"),
    ("self", "selves"), ("shelf", "shelves"), ("synopsis", "synopses"), ("thesis", "theses"),
    ("thief", "thieves"), ("tooth", "teeth"), ("use", "uses"), ("vertex", "vertices"),
    ("waltz", "waltzes"), ("wife", "wives"), ("wolf", "wolves"), ("woman", "women"),
  ]

  /// Words that end as others do in another number: many of a `zombie` are no more of a `zomby` than
  /// a `menu` is one of several `men`. All of them take an `s`.
  private static let plain: Set<String> = [
    // Those with `ie`, where most have `y`.
    "birdie", "bogie", "bookie", "brie", "brownie", "budgie", "calorie", "collie", "cookie",
    "cutie", "eerie", "foodie", "freebie", "genie", "goalie", "hippie", "hoodie", "indie",
    "junkie", "magpie", "movie", "necktie", "newbie", "oldie", "prairie", "pixie", "quickie",
    "rookie", "selfie", "smoothie", "sortie", "zombie",
    // Those with `u`: what ends with `us` is mostly one.
    "bayou", "caribou", "cpu", "emu", "flu", "gnu", "gpu", "guru", "haiku", "menu", "sku", "snafu",
    "submenu", "tofu", "tutu",
  ]

  /// Those with `is` that are one; but for them and for `-sis`, what ends so is many: `wikis`.
  private static let oneInIs: Set<String> = [
    "axis", "cannabis", "debris", "ibis", "iris", "metropolis", "pelvis", "tennis", "this",
    "trellis",
  ]

  /// Endings, the longer ones first, for one and for many.
  private static let endings: [(one: String, many: String)] = [
    ("tornado", "tornadoes"), ("volcano", "volcanoes"), ("cargo", "cargoes"), ("mango", "mangoes"),
    ("ouse", "ouses"), ("ause", "auses"), ("tato", "tatoes"), ("mato", "matoes"),
    ("hero", "heroes"), ("echo", "echoes"), ("veto", "vetoes"), ("ss", "sses"), ("sh", "shes"),
    ("ch", "ches"), ("us", "uses"), ("zz", "zzes"), ("ay", "ays"), ("ey", "eys"),
    ("oy", "oys"), ("uy", "uys"), ("y", "ies"), ("x", "xes"), ("", "s"),
  ]

  private static func plural(of word: String) -> String {
    if Acronym.isKnown(word) { return word + "s" }
    if Acronym.singular(of: word) != nil { return word }
    if irregular.contains(where: { $0.many == word }) || isManyOfPlain(word) { return word }
    if plain.contains(word) { return word + "s" }
    let rules = irregular.filter { $0.one == word } + endings.filter { word.hasSuffix($0.one) }
    return rules.first.map { word.dropLast($0.one.count) + $0.many } ?? word
  }

  private static func singular(of word: String) -> String {
    if Acronym.isKnown(word) { return word }
    if let acronym = Acronym.singular(of: word) { return acronym }
    if irregular.contains(where: { $0.one == word }) { return word }
    if isManyOfPlain(word) { return String(word.dropLast()) }
    let rules =
      irregular.filter { $0.many == word }
      + (isOne(word) ? [] : endings.filter { word.hasSuffix($0.many) })
    return rules.first.map { word.dropLast($0.many.count) + $0.one } ?? word
  }

  /// True if it is a word with an `s` that no rule may take for another one. Of as few letters as
  /// in `lies`, there is no `y` in the singular.
  private static func isManyOfPlain(_ word: String) -> Bool {
    word.hasSuffix("s")
      && (plain.contains(String(word.dropLast())) || word.count == 4 && word.hasSuffix("ies")
        || word.hasSuffix("is") && !isOne(word))
  }

  private static func isOne(_ word: String) -> Bool {
    ["ss", "us", "sis"].contains { word.hasSuffix($0) } || oneInIs.contains(word)
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
