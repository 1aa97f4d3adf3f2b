import TerminalFace

extension Frame {
  /// What stands there, for a file or a pipe: without colours, and without the lines that are empty.
  var plainText: String {
    lines.map { $0.text.trimmed }.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
  }
}

extension String {
  /// Without the spaces at its end.
  fileprivate var trimmed: Substring { dropLast(reversed().prefix { $0 == " " }.count) }
}
