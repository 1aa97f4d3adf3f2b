/// The common facts of the texts at one place.
struct SeenTexts: Equatable {
  private(set) var count = 0
  private(set) var empty = 0
  /// The possible forms of each text that is not empty.
  private(set) var forms = TextForms.all
  /// True if one of them takes several lines.
  private(set) var isLong = false
  /// The first one that is not empty, to show.
  private(set) var example: String?
  /// The texts in the order in which they came, as long as they are few words.
  private(set) var words: [String] = []

  /// The most values that a field of few words may have.
  private static let fewWords = 12
  /// The most characters of one line.
  private static let line = 200
}

extension SeenTexts {
  mutating func see(_ text: String) {
    count += 1
    guard !text.isEmpty else {
      empty += 1
      return
    }
    if example == nil { example = text }
    forms.formIntersection(with: text)
    if !isLong { isLong = Self.isLong(text) }
    add(word: text)
  }

  mutating func merge(_ other: SeenTexts) {
    count += other.count
    empty += other.empty
    forms.formIntersection(other.forms)
    isLong = isLong || other.isLong
    example = example ?? other.example
    for word in other.words { add(word: word) }
    if !hasFewWords { words = [] }
  }

  var filled: Int { count - empty }

  /// True if all values stand in `words`.
  var hasFewWords: Bool { forms.contains(.word) && words.count <= Self.fewWords }

  private mutating func add(word: String) {
    guard hasFewWords, !words.contains(word) else {
      if !forms.contains(.word) { words = [] }
      return
    }
    words.append(word)
  }

  private static func isLong(_ text: String) -> Bool {
    if text.utf8.count > line, text.unicodeScalars.count > line { return true }
    return text.utf8.contains(UInt8(ascii: "\n"))
  }
}
