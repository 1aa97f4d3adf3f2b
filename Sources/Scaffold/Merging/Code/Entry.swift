/// One of the things that a list is made of: a member, a statement, an argument.
struct Entry: Sendable {
  /// The blank space and the comments before it.
  let lead: Text
  let items: [Item]
  /// The comma behind it, with what stands before that; empty where there is none.
  let comma: Text
  /// The comment behind it in its line; in a list of lines, the line break too.
  let tail: Text
  /// All of it.
  let text: Text
  /// Its name, such as `func load()` or `id:`; `nil` if it has none.
  let key: String?
  /// True if it declares something.
  let isDeclaration: Bool
}

extension Entry {
  var ownsLines: Bool { tail.last == UInt8(ascii: "\n") }

  /// The entry without what surrounds it.
  var core: Text {
    let end = comma.isEmpty ? tail.startIndex : comma.startIndex
    return text[lead.endIndex..<end]
  }
}
