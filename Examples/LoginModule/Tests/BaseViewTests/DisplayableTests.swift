import BaseView
import Core
import Foundation
import Testing

/// Values as a person reads them.
nonisolated struct DisplayableTests {
  @Test func showsNumbersAsTheRegionWritesThem() {
    #expect(Int(12_345).displayText == 12_345.formatted())
    #expect(Int64(12_345).displayText == 12_345.formatted())
    #expect(Double(0.5).displayText == 0.5.formatted())
    #expect(Decimal(0.5).displayText == 0.5.formatted())
  }

  @Test func showsTheDigitsOfNumbersThatAreNames() {
    #expect(Int(12_345).plainText == "12345")
    #expect(Int64(12_345).plainText == "12345")
    #expect(Int?.some(2_026).plainText == "2026")
    #expect([12_345].plainText == "12345")
    #expect(Int?.none.plainText == "–")
    #expect("text".plainText == "text")
  }

  @Test func showsDatesInOneStyle() {
    let date = Date(timeIntervalSince1970: 0)

    #expect(date.displayText == date.formatted(date: .abbreviated, time: .shortened))
  }

  @Test func showsADayWithoutATime() throws {
    let day = try #require(CalendarDay("1990-01-31"))
    let style = Date.FormatStyle(date: .abbreviated, time: .omitted, timeZone: .gmt)

    #expect(day.displayText == Date(timeIntervalSince1970: 633_744_000).formatted(style))
  }

  @Test func showsWhatHasAWrittenForm() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let id = UUID()

    #expect("text".displayText == "text")
    #expect(JSONText("[1.50]").displayText == "[1.50]")
    #expect(url.displayText == "https://example.com/a")
    #expect(id.displayText == id.uuidString)
  }

  @Test func saysYesAndNo() {
    #expect([true, false].map(\Bool.displayText) == [BaseText.yes, BaseText.no])
  }

  @Test func callsEachChoiceByAWord() {
    #expect(
      Bool?.choices(beside: nil).map(\.choiceText) == [BaseText.notSet, BaseText.yes, BaseText.no])
  }

  @Test func showsWhatStandsUnderKeysInTheirOrder() {
    let counts = ["b": 2, "a": 1]
    let all = ["a: \(1.displayText)", "b: \(2.displayText)"]

    #expect(counts.displayText == all.formatted(.list(type: .and, width: .narrow)))
  }

  @Test func showsTheSizeOfBytes() {
    #expect(Data([1, 2, 3]).displayText == 3.formatted(.byteCount(style: .file)))
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
