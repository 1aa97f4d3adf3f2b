import Templates

/// The name in `&name` and `*name`.
enum YAMLName {
  /// Reads the mark and the name behind it.
  static func read(_ cursor: inout YAMLCursor) throws(DataError) -> String {
    let mark = Character(Unicode.Scalar(cursor.byte))
    let start = cursor.position
    cursor.advance()
    let name = word(&cursor)
    guard !name.isEmpty else { throw cursor.error(.nameless(mark), at: start) }
    return name
  }

  /// Reads up to white space or a bracket.
  static func word(_ cursor: inout YAMLCursor) -> String {
    let start = cursor.position
    while !cursor.byte.endsYAMLWord, !cursor.byte.isFlowIndicator { cursor.advance() }
    return cursor.text(from: start)
  }
}
