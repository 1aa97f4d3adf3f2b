import Testing

@Suite struct BytesTests {
  /// The examples of RFC 4648.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64(of text: String, is letters: String) {
    #expect(Array(text.utf8).base64 == letters)
  }

  @Test(arguments: [
    ("a\r\nb\r\n", "a\nb\n", true), ("a\nb\n", "a\nb\n", true), ("a\rb", "a\nb", false),
    ("a\n", "a", false), ("", "", true),
  ])
  func saysTheSameWithOtherLineBreaks(_ bytes: String, _ text: String, isSame: Bool) {
    #expect(Array(bytes.utf8).says(text) == isSame)
  }
}
