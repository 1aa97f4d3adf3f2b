import BaseView
import Foundation
import Testing

/// The value of a text that a user typed.
nonisolated struct EnterableTests {
  @Test func readsTextWithoutTheSpacesAroundIt() {
    #expect(String.reading(" Ann Lee\n") == "Ann Lee")
    #expect(String.reading("  ") == BaseText.missing)
  }

  @Test func takesNothingForNil() throws {
    #expect(try Age?(entered: "", in: .english) == nil)
    #expect(try String?(entered: " ", in: .english) == nil)
    #expect(try Age?(entered: "7", in: .english) == 7)
    #expect(Age?.reading("x") == BaseText.notAnInteger)
  }

  @Test func writesValuesAsTheyAreTyped() {
    #expect(" a ".typed(in: .english) == " a ")
    #expect(Age?.none.typed(in: .english) == "")
    #expect(Age?.some(7).typed(in: .english) == "7")
  }
}
