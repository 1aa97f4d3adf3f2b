/// Where a value stands in the lines of a document.
struct BlockPlace {
  /// The signs in front of the value.
  enum Start {
    /// Nothing, or `---`.
    case documentStart
    /// `- `
    case dash
    /// `key: `
    case key
    /// `: `, below `? key`
    case explicitValue
  }

  /// The indentation of what holds the value; -1 at the top.
  let parent: Int
  let start: Start
  /// True if the value starts on another line than what stands in front of it.
  var isOnNewLine = false
}

extension BlockPlace {
  /// True if a list or a map of several lines may start here.
  var allowsCollection: Bool { isOnNewLine || start == .dash || start == .explicitValue }

  /// True if a value stands at the position of the cursor, or what holds it goes on there.
  func holds(_ cursor: YAMLCursor) -> Bool {
    if cursor.isAtDocumentEnd { return false }
    if !isOnNewLine || cursor.column > parent { return true }
    // The items of a list may stand below the first letter of its key.
    let isBelowKey = cursor.column == parent && (start == .key || start == .explicitValue)
    return isBelowKey && cursor.isAt(indicator: "-")
  }
}
