/// A phrase that is put together with its values, where the language is spaced as Chinese is: one space
/// between a Chinese character and a Latin letter or a digit, none between two characters.
struct SpacedText {
  /// False of other languages, which are put together as they stand.
  private let isSpacing: Bool
  private(set) var text = ""
  private var last: (part: Part, count: Int)?

  /// The kind of a piece of the text.
  enum Part {
    /// A piece of the phrase itself.
    case phrase
    /// A value that is the same in all languages: its own characters are left alone.
    case verbatim
    /// A value in the language of the phrase.
    case said
  }

  init(isSpacing: Bool) { self.isSpacing = isSpacing }

  mutating func add(_ piece: some StringProtocol, _ part: Part) {
    guard let first = piece.first else { return }
    var piece = Substring(piece)
    if isSpacing, let last, let end = text.last, last.part != .phrase || part != .phrase {
      if end.isHan && last.part != .verbatim && first.isLatin
        || end.isLatin && first.isHan && part != .verbatim
      {
        text += " "
      } else if part == .said, first.isHan, last.part == .phrase, last.count > 1, endsWithGap {
        text.removeLast()
      } else if last.part == .said, end.isHan, first == " ", piece.dropFirst().first?.isHan == true
      {
        piece = piece.dropFirst()
      }
    }
    text += piece
    last = (part, piece.count)
  }

  /// True if a space stands behind a Chinese character.
  private var endsWithGap: Bool { text.last == " " && text.dropLast().last?.isHan == true }
}

extension Character {
  fileprivate var isLatin: Bool { isASCII && (isLetter || isNumber) }

  fileprivate var isHan: Bool {
    unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) }
  }
}
