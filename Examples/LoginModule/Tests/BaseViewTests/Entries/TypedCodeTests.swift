import BaseView
import Core
import Testing

/// A code that is typed once.
nonisolated struct TypedCodeTests {
  @Test func isReadWithoutItsGroups() throws {
    #expect(try TypedCode(entered: " 123 456 ", in: .english) == TypedCode(text: Secret("123456")))
    #expect(TypedCode.reading(" ") == BaseText.missing)
  }

  @Test func isNotPrintedAndNotTypedAgain() {
    let code = TypedCode(text: Secret("123456"))

    #expect(!"\(code)".contains("123456"))
    #expect(code.typed(in: .english) == "")
  }
}
