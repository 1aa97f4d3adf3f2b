import Templates

extension JSONSource {
  /// Where the text starts: behind a byte order mark, if there is one.
  var contentStart: Int { bytes.markLength }
}
