import Templates

/// A single value as a document has it: its text, without quotes and escapes.
struct YAMLScalar {
  let text: String
  /// True if it has no quotes, so that it may be a number or a word such as `true`.
  let isPlain: Bool
  /// Where it starts, in bytes from the start of the file.
  let offset: Int
}

extension YAMLScalar {
  /// Nothing, which is `null`.
  static func empty(at offset: Int) -> YAMLScalar {
    YAMLScalar(text: "", isPlain: true, offset: offset)
  }

  /// The kind of the value; `nil` if its tag says another one.
  func kind(tagged tag: YAMLTag?) -> JSON.Kind? {
    guard let tag else { return isPlain ? CoreSchema.kind(of: text) : .text(text) }
    if tag == .text { return .text(text) }
    let kind = CoreSchema.kind(of: text)
    return tag.allows(kind) ? kind : nil
  }
}
