/// The text between two brackets, or in their place: a list of entries.
///
/// Its parts put together are its text, byte for byte.
struct Branch: Sendable {
  let kind: Kind
  /// The bracket that opens it; empty where there is none.
  let open: Text
  /// `[weak self] answer in`
  let header: [Item]
  /// The text between the opening and the first entry.
  let start: Text
  let entries: [Entry]
  /// The text between the last entry and the closing.
  let end: Text
  let close: Text
  let text: Text

  enum Kind: Sendable {
    /// The members of a type or a file.
    case members
    /// The statements, in this order.
    case statements
    /// The cases of a `switch`.
    case cases
    /// Entries with commas between them.
    case list
    /// `.padding()`, `.task { … }`, each in a line of its own
    case chain
  }
}

extension Branch {
  /// True if each entry has its lines to itself.
  var ownsLines: Bool {
    let isStart = start.startIndex == text.startIndex || start.last == UInt8(ascii: "\n")
    return entries.isEmpty || isStart && entries.allSatisfy(\.ownsLines)
  }
}
