import Ground

/// How much two entries have in common.
enum Likeness {
  /// From 0 to 1: the share of words and literals that both have.
  static func of(_ one: Entry, _ other: Entry) -> Double {
    let (ours, theirs) = (counts(one), counts(other))
    let total = ours.values.reduce(0, +) + theirs.values.reduce(0, +)
    guard total > 0 else { return 0 }
    let common = ours.reduce(0) { $0 + min($1.value, theirs[$1.key] ?? 0) }
    return Double(2 * common) / Double(total)
  }

  private static func counts(_ entry: Entry) -> [Text: Int] {
    var counts: [Text: Int] = [:]
    for word in words(entry) { counts[word, default: 0] += 1 }
    return counts
  }

  /// The words and literals of an entry.
  ///
  /// - Parameter countsLabels: whether the labels of arguments are words as well: every call of a
  ///   function has the same.
  static func words(_ entry: Entry, countsLabels: Bool = true) -> [Text] {
    var words: [Text] = []
    collect(entry.items, countsLabels, &words)
    return words
  }

  private static func collect(_ items: [Item], _ countsLabels: Bool, _ words: inout [Text]) {
    for item in items {
      switch item.kind {
      case .literal(let text): words += text.lines.map(\.withoutComma)
      case .token(let text): if text.first?.isWordByte ?? false { words.append(text) }
      case .branch(let branch):
        collect(branch.header, countsLabels, &words)
        for entry in branch.entries {
          let items = countsLabels ? entry.items : entry.items.withoutLabel
          collect(items, countsLabels, &words)
        }
      }
    }
  }

  /// The shape of an entry, whatever its words are: `w.w=w(l)`.
  static func shape(_ entry: Entry) -> String {
    var shape = ""
    describe(entry.items, &shape)
    return shape
  }

  private static func describe(_ items: [Item], _ shape: inout String) {
    for item in items {
      switch item.kind {
      case .literal: shape += "l"
      case .token(let text): shape += text.first?.isWordByte ?? false ? "w" : text.string
      case .branch(let branch):
        shape += branch.open.string
        for entry in branch.entries {
          describe(entry.items, &shape)
          shape += ","
        }
        shape += branch.close.string
      }
    }
  }
}

extension [Item] {
  /// Those of an argument behind its label.
  fileprivate var withoutLabel: [Item] {
    guard count > 2, case .token(let name) = self[0].kind, name.first?.isWordByte ?? false,
      case .token(let sign) = self[1].kind, sign.elementsEqual(":".utf8)
    else { return self }
    return Array(self[2...])
  }
}

extension UInt8 {
  /// True if a word begins with the byte.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }
}
