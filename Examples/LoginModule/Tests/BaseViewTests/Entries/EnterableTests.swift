import BaseView
import Foundation
import Testing

/// The value of a text that a user typed, here and elsewhere.
nonisolated struct EnterableTests {
  @Test(arguments: [
    ("12", "12"), (" -7 ", "-7"), ("−7", "-7"), ("٣٤", "34"), ("1.5", BaseText.notAnInteger),
    ("1,234", BaseText.notAnInteger), ("99999999999999999999", BaseText.notAnInteger),
    ("5²", BaseText.notAnInteger), ("五十", BaseText.notAnInteger),
    ("a", BaseText.notAnInteger), (" ", BaseText.missing), ("", BaseText.missing),
  ])
  func readsWholeNumbers(text: String, expected: String) {
    #expect(Int.reading(text) == expected)
  }

  @Test func readsTextWithoutTheSpacesAroundIt() {
    #expect(String.reading(" Ann Lee\n") == "Ann Lee")
    #expect(String.reading("  ") == BaseText.missing)
  }

  @Test(arguments: [
    (BaseText.yes.lowercased(), "true"), (BaseText.no.uppercased(), "false"), ("true", "true"),
    ("1", BaseText.notABool),
  ])
  func readsYesAndNo(text: String, expected: String) {
    #expect(Bool.reading(text) == expected)
  }

  @Test func takesNothingForNil() throws {
    #expect(try Int?(entered: "", in: .english) == nil)
    #expect(try String?(entered: " ", in: .english) == nil)
    #expect(try Int?(entered: "7", in: .english) == 7)
    #expect(try [Int]?(entered: "", in: .english) == nil)
    #expect(Int?.reading("x") == BaseText.notAnInteger)
  }

  @Test(arguments: [
    ("a, b ,c", ["a", "b", "c"]), ("a,", ["a"]), ("", []), ("a, b; c", ["a, b", "c"]),
  ])
  func readsLists(text: String, expected: [String]) throws {
    #expect(try [String](entered: text, in: .english) == expected)
  }

  @Test func saysWhichItemIsWrong() {
    #expect([Int].reading("1, x, 3") == BaseText.item(2, BaseText.notAnInteger))
  }
}
