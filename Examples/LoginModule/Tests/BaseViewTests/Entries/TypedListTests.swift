import BaseView
import Foundation
import Testing

/// Several values in one field.
nonisolated struct TypedListTests {
  @Test(arguments: [
    ("a, b ,c", ["a", "b", "c"]), ("a,", ["a"]), ("", []), ("a, b; c", ["a, b", "c"]),
  ])
  func areRead(text: String, expected: [String]) throws {
    #expect(try [String](entered: text, in: .english) == expected)
  }

  @Test func saysWhichItemIsWrong() throws {
    let reason = BaseText.item(2, BaseText.notABool)

    #expect([Bool].reading("true, x, false") == reason)
    #expect(try [Bool]?(entered: "", in: .english) == nil)
  }

  @Test func numbersAnItem() {
    let text = BaseText.item(2, "Wrong.")

    #expect(text.contains("2"))
    #expect(text.hasSuffix("Wrong."))
  }

  @Test(arguments: [
    (BaseText.yes.lowercased(), "true"), (BaseText.no.uppercased(), "false"), ("true", "true"),
    ("1", BaseText.notABool),
  ])
  func readsYesAndNo(text: String, expected: String) {
    #expect(Bool.reading(text) == expected)
  }

  private static let lists: [([String], String)] = [
    ([], ""), (["a"], "a"), (["a", "b"], "a, b"), (["a, b", "c"], "a, b; c"), (["a, b"], "a, b;"),
  ]

  @Test(arguments: lists)
  func areWrittenAsTheyAreTyped(items: [String], text: String) {
    #expect(items.typed(in: .english) == text)
  }

  @Test func areReadAgainAsTheyWereTyped() {
    #expect([true, false].map { $0.typed(in: .english) } == [BaseText.yes, BaseText.no])
    #expect([true, false].misreadings == [])
    #expect(["a, b", "c"].misreadings == [])
  }
}
