import BaseView
import Foundation
import Testing

/// Values as a person reads them.
nonisolated struct DisplayableTests {
  @Test func showsNumbersAsTheRegionWritesThem() {
    #expect(12_345.displayText == 12_345.formatted())
  }

  @Test func showsTheDigitsOfNumbersThatAreNames() {
    #expect(12_345.plainText == "12345")
    #expect(Int?.some(2_026).plainText == "2026")
    #expect([12_345].plainText == "12345")
    #expect(Int?.none.plainText == "–")
    #expect("text".plainText == "text")
  }

  @Test func showsTextAsItIs() {
    #expect("text".displayText == "text")
  }

  @Test func saysYesAndNo() {
    #expect([true, false].map(\Bool.displayText) == [BaseText.yes, BaseText.no])
  }

  @Test func showsWhatStandsUnderKeysInTheirOrder() {
    let counts = ["b": 2, "a": 1]
    let all = ["a: \(1.displayText)", "b: \(2.displayText)"]

    #expect(counts.displayText == all.formatted(.list(type: .and, width: .narrow)))
  }

  @Test func showsADashForWhatIsMissing() {
    #expect(String?.none.displayText == "–")
    #expect(Optional("text").displayText == "text")
  }

  @Test func readsNoDashAloud() {
    #expect(String?.none.displayText.spoken == BaseText.noValue)
    #expect("text".displayText.spoken == "text")
  }

  @Test func showsListsAsLists() {
    #expect(["one"].displayText == "one")
    #expect(
      [true, false].displayText
        == [BaseText.yes, BaseText.no].formatted(.list(type: .and, width: .narrow)))
    #expect([Int]().displayText == "")
  }
}
