/// A line of text that is being typed.
package struct LineEditor: Hashable, Sendable {
  /// What is drawn of a line, and where its cursor stands.
  package struct Drawing: Hashable, Sendable {
    package let text: String
    package let cursor: Int
  }

  /// Whether nothing of it may be seen, not even its length.
  package let isSecret: Bool
  private var before: String
  private var after = ""
  private static let limit = 1000

  package init(_ text: String = "", isSecret: Bool = false) {
    self.isSecret = isSecret
    before = text
  }

  package var text: String { before + after }
}

// What is typed.
extension LineEditor {
  /// - Returns: whether the key is one for the line.
  @discardableResult
  package mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(character)
    case .backspace: _ = before.popLast()
    case .delete: after = String(after.dropFirst())
    case .deleteWord: deleteWord()
    case .deleteLine: (before, after) = ("", "")
    case .left: moveLeft()
    case .right: moveRight()
    case .home: (before, after) = ("", text)
    case .end: (before, after) = (text, "")
    default: return false
    }
    return true
  }

  /// A mark joins the letter before it, so the letters are counted by the text itself.
  private mutating func insert(_ character: Character) {
    guard before.utf8.count + after.utf8.count < Self.limit else { return }
    before.append(character)
  }

  private mutating func deleteWord() {
    while before.last?.isWhitespace == true { before.removeLast() }
    while before.last?.isWhitespace == false { before.removeLast() }
  }

  private mutating func moveLeft() {
    guard let character = before.popLast() else { return }
    after = String(character) + after
  }

  private mutating func moveRight() {
    guard let character = after.first else { return }
    after.removeFirst()
    before.append(character)
  }
}

// What is drawn.
extension LineEditor {
  /// The part of the line around the cursor that fits.
  package func drawing(width: Int) -> Drawing {
    guard !isSecret else { return Drawing(text: "", cursor: 0) }
    let start = TextLayout.suffix(of: before, width: max(width - 1, 0))
    let cursor = TextLayout.width(of: start)
    let rest = TextLayout.prefix(of: after, width: width - cursor)
    return Drawing(text: start + rest, cursor: cursor)
  }
}

extension LineEditor: CustomStringConvertible, CustomReflectable {
  /// What was typed, unless nobody else is to see it.
  package var description: String { isSecret ? "••••••" : text }
  package var customMirror: Mirror { Mirror(self, children: ["text": description]) }
}
