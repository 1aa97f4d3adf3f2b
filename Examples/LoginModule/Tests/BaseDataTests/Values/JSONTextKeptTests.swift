import BaseData
import Core
import Testing

nonisolated struct JSONTextKeptTests {
  @Test func comesBackFromAColumn() {
    let text = JSONText(#"{"rate": 1e400}"#)
    let texts = [JSONText("-0.0")]

    #expect(JSONText(column: text.column) == text)
    #expect([JSONText](column: texts.column) == texts)
  }
}
