import BaseView
import Foundation
import Testing

/// The text in a field for a value that is there already.
nonisolated struct TypedTests {
  @Test func writesValuesAsTheyAreTyped() {
    #expect(" a ".typed(in: .english) == " a ")
    #expect(1_234_567.typed(in: .german) == "1234567")
    #expect([true, false].map { $0.typed(in: .english) } == [BaseText.yes, BaseText.no])
    #expect(Int?.none.typed(in: .english) == "")
    #expect(Optional(7).typed(in: .english) == "7")
  }

  private static let lists: [([String], String)] = [
    ([], ""), (["a"], "a"), (["a", "b"], "a, b"), (["a, b", "c"], "a, b; c"), (["a, b"], "a, b;"),
  ]

  @Test(arguments: lists)
  func writesListsAsTheyAreTyped(items: [String], text: String) {
    #expect(items.typed(in: .english) == text)
  }

  @Test func readsAgainWhatItWrote() {
    #expect([Int.min, -1, 0, 1_234_567, .max].misreadings == [])
    #expect([true, false].misreadings == [])
    #expect(["a, b", "c"].misreadings == [])
  }
}
