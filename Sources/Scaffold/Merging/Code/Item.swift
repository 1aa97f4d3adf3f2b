/// A part of an entry.
struct Item: Sendable {
  /// The text before it: blank space, comments.
  let gap: Text
  let kind: Kind

  indirect enum Kind: Sendable {
    case token(Text)
    case literal(Text)
    case branch(Branch)
  }
}

extension Item {
  /// The item without its gap.
  var text: Text {
    switch kind {
    case .token(let text), .literal(let text): text
    case .branch(let branch): branch.text
    }
  }

  var branch: Branch? {
    if case .branch(let branch) = kind { branch } else { nil }
  }

  /// The text that has to be equal for two items to be the same: of a branch, its brackets.
  var outline: Text {
    switch kind {
    case .token(let text): text
    case .literal(let text): text.contains(UInt8(ascii: "\n")) ? text.prefix(1) : text
    case .branch(let branch):
      switch branch.kind {
      case .chain: Self.chain
      case .list where branch.open.isEmpty || branch.open.says(":"): Self.inheritance
      default: branch.open.isEmpty ? Self.lines : branch.open
      }
    }
  }

  private static let chain = Array("chain of calls".utf8)[...]
  private static let inheritance = Array("inherited types".utf8)[...]
  private static let lines = Array("lines below a directive".utf8)[...]
}
