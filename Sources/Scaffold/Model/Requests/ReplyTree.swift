import Templates

/// JSON around the place where rows go.
struct ReplyTree {
  private var node = Node.object([])

  private indirect enum Node {
    case object([(key: String, value: Node)])
    case rows
    case text(String)
    /// A list of one.
    case list(Node)
  }

  /// - Returns: Whether there is room for it.
  mutating func insert(_ text: String, at keys: ArraySlice<String>, asRows: Bool) -> Bool {
    Self.insert(asRows ? .rows : .text(text), at: keys, into: &node)
  }

  private static func insert(
    _ new: Node, at keys: ArraySlice<String>, into node: inout Node
  ) -> Bool {
    guard case .object(var members) = node else { return false }
    guard let key = keys.first else {
      guard members.isEmpty else { return false }
      node = new
      return true
    }
    let sides = key.split(separator: "=", maxSplits: 1).map(String.init)
    if sides.count == 2, members.isEmpty {
      var element = Node.object([(sides[0], .text(JSON.quoted(sides[1])))])
      guard insert(new, at: keys.dropFirst(), into: &element) else { return false }
      node = .list(element)
      return true
    }
    let index = members.firstIndex { $0.key == key } ?? members.count
    if index == members.count { members.append((key, .object([]))) }
    guard insert(new, at: keys.dropFirst(), into: &members[index].value) else { return false }
    node = .object(members)
    return true
  }
}

// A key of a reply has no control character, so one can stand for the rows.
extension ReplyTree {
  private static let mark = "\u{1}"

  /// The text before the rows and behind them, in one line.
  var line: (before: String, after: String) { Self.halves(of: Self.line(of: node)) }

  /// The text before the rows and behind them, as people write it, and how far the rows are from
  /// the margin.
  var lines: (before: String, after: String, depth: Int) {
    let halves = Self.halves(of: Self.lines(of: node, margin: ""))
    let last = halves.before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let before = String(halves.before.dropLast(last.count + 1))
    return (before, String(halves.after.dropFirst()), last.count)
  }

  private static func halves(of text: String) -> (before: String, after: String) {
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    return (String(parts[0]), String(parts.last ?? ""))
  }

  private static func line(of node: Node) -> String {
    switch node {
    case .rows: "[\(mark)]"
    case .text(let text): text
    case .list(let element): "[\(line(of: element))]"
    case .object(let members):
      "{" + members.map { "\(JSON.quoted($0.key)): \(line(of: $0.value))" }.joined(separator: ", ")
        + "}"
    }
  }

  private static func lines(of node: Node, margin: String) -> String {
    let inner = margin + "  "
    switch node {
    case .rows: return "[\n\(inner)\(mark)\n\(margin)]"
    case .text(let text): return text
    case .list(let element): return "[\n\(inner)\(lines(of: element, margin: inner))\n\(margin)]"
    case .object(let members):
      let lines = members.map {
        "\(inner)\(JSON.quoted($0.key)): \(Self.lines(of: $0.value, margin: inner))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(margin)}"
    }
  }
}
