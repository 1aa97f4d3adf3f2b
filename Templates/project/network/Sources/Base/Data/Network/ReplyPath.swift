/// A place in a reply, as a JSON Pointer says it: `/data/items`. A `/` alone is the reply itself.
///
/// In a key, `~1` stands for a `/`, and `~0` for a `~`. Where rows are meant, a `*` stands for each
/// element of a list: `/data/children/*/data`.
package nonisolated struct ReplyPath: Sendable, Hashable {
  /// The keys on the way, as they are in the reply.
  let keys: [String]

  init(_ text: String) {
    let keys = text == "/" ? [] : text.split(separator: "/", omittingEmptySubsequences: false)
    self.keys = keys.dropFirst().map { key in
      String(key).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }
}

nonisolated extension ReplyPath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text)
  }
}

nonisolated extension ReplyPath {
  /// The way to the rows, and from an element of their list to the row in it.
  var rows: (list: ArraySlice<String>, inElement: ArraySlice<String>) {
    let parts = keys.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    return (parts[0], parts.dropFirst().first ?? [])
  }
}
