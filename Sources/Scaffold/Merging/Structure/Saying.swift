/// The contents of a text, however it is laid out: its words and signs, its literals and its
/// comments.
struct Saying: Equatable {
  private var parts: [Text] = []

  init(of entry: Entry) { add(entry) }
}

extension Entry {
  /// True if two entries differ in nothing but how they are laid out.
  func saysTheSame(as other: Entry) -> Bool {
    core == other.core && lead == other.lead && tail == other.tail
      || Saying(of: self) == Saying(of: other)
  }
}

extension Saying {
  private mutating func add(_ entry: Entry) {
    addComments(entry.lead)
    for item in entry.items {
      addComments(item.gap)
      switch item.kind {
      case .token(let text), .literal(let text): parts.append(text)
      case .branch(let branch): add(branch)
      }
    }
    addComments(entry.tail)
    parts.append(Self.end)
  }

  /// Where an entry ends: what two of them say is not what one says.
  private static let end: Text = [UInt8(ascii: "\n")]

  /// A comma behind the last entry of a list is a matter of layout.
  private mutating func add(_ branch: Branch) {
    parts.append(branch.open)
    for item in branch.header {
      addComments(item.gap)
      parts.append(item.text)
    }
    addComments(branch.start)
    for entry in branch.entries { add(entry) }
    addComments(branch.end)
    parts.append(branch.close)
  }

  private mutating func addComments(_ gap: Text) {
    if !gap.isBlank { parts.append(gap.filter { $0 > UInt8(ascii: " ") }[...]) }
  }
}
