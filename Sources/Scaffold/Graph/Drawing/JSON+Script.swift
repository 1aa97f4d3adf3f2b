import Templates

extension JSON {
  /// The value as it may stand in a `<script>`: nothing in it ends the script or begins a comment.
  var scriptText: String {
    String(fileText.dropLast())
      .replacing("<", with: #"\u003c"#)
      .replacing("\u{2028}", with: #"\u2028"#)
      .replacing("\u{2029}", with: #"\u2029"#)
  }
}
