import Testing

@testable import Drawing

@Suite struct TextWidthTests {
  @Test(arguments: [("", 0), ("Login", 29), ("登录", 20), ("Will", 20), ("e\u{301}", 6)])
  func estimates(text: String, width: Int) {
    #expect(TextWidth.of(text, size: 10) == width)
  }

  @Test(arguments: [
    ("Login", 29, "Login"), ("Login", 28, "Lo…"), ("登录页面", 30, "登录…"), ("Login", 0, "…"),
  ])
  func cutsShort(text: String, width: Int, fitted: String) {
    #expect(TextWidth.fit(text, in: width, size: 10) == fitted)
  }
}
