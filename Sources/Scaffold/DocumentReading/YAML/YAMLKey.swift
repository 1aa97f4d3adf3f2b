/// The key of a member.
struct YAMLKey {
  let text: String
  /// Where it starts, in bytes from the start of the file.
  let offset: Int
  /// True if it is `<<` without quotes, which merges what other maps have.
  let isMerge: Bool
  /// True if it stands behind `? `.
  var isExplicit = false
  /// True if a `:` follows it.
  var hasValue = true
}

extension YAMLKey {
  init(_ scalar: YAMLScalar) {
    text = scalar.text
    offset = scalar.offset
    isMerge = scalar.isPlain && scalar.text == "<<"
  }
}
