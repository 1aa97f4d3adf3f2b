import Templates
import Testing

@Suite struct SwiftKeywordTests {
  @Test(arguments: [
    "class", "default", "repeat", "self", "Self", "Any", "init", "in", "throws", "_", "nil",
    "operator", "where", "inout", "await", "Type",
  ])
  func isReserved(_ word: String) {
    #expect(SwiftKeyword.isReserved(word))
  }

  @Test(arguments: [
    "", "name", "Class", "get", "set", "open", "async", "actor", "some", "any",
    "left", "none", "weak", "lazy", "final", "package", "macro",
  ])
  func isFree(_ word: String) {
    #expect(!SwiftKeyword.isReserved(word))
  }
}
