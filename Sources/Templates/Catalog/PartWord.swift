/// What code says where it asks for a part: a word, and maybe the tokens around it.
///
/// `Page`, `.images`, `services.images`, `TextEntry<Int`, `TextEntry<[`
struct PartWord: Sendable {
  let part: String
  /// The last word.
  let text: String
  private let others: [(place: Int, text: String)]

  init(_ code: String, part: String) {
    self.part = part
    // Most are a single word, and hundreds of them are read in each run.
    guard !code.utf8.allSatisfy({ $0 < 0x80 && $0.isNamePart }) else {
      (text, others) = (code, [])
      return
    }
    var tokens: [String] = []
    for character in code where !character.isWhitespace {
      let isInWord = character.isWord && tokens.last?.last?.isWord == true
      if isInWord {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append("\(character)")
      }
    }
    let index = tokens.lastIndex { $0.last?.isWord == true } ?? 0
    text = tokens.isEmpty ? "" : tokens[index]
    others = tokens.indices.filter { $0 != index }.map { ($0 - index, tokens[$0]) }
  }

  func isThere(_ token: (Int) -> String) -> Bool {
    others.allSatisfy { token($0.place) == $0.text }
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}
