import BaseView
import Core
import Foundation
import Testing

/// The value of a text that a user typed, here and elsewhere.
nonisolated struct EnterableTests {
  private static let english = Locale(identifier: "en_US")
  private static let german = Locale(identifier: "de_DE")

  /// The reading of a text, in words: the value or what is wrong.
  private func read<Value: Enterable>(
    _ text: String, as type: Value.Type, in locale: Locale = english
  ) -> String {
    do throws(EntryError) {
      return "\(try Value(entered: text, in: locale))"
    } catch {
      return error.message
    }
  }

  @Test(arguments: [
    ("12", "12"), (" -7 ", "-7"), ("−7", "-7"), ("٣٤", "34"), ("1.5", BaseText.notAnInteger),
    ("1,234", BaseText.notAnInteger), ("99999999999999999999", BaseText.notAnInteger),
    ("5²", BaseText.notAnInteger), ("五十", BaseText.notAnInteger),
    ("a", BaseText.notAnInteger), (" ", BaseText.missing), ("", BaseText.missing),
  ])
  func readsWholeNumbers(text: String, expected: String) {
    #expect(read(text, as: Int.self) == expected)
    #expect(read(text, as: Int64.self) == expected)
  }

  @Test(arguments: [
    ("1.5", english, "1.5"), ("1,5", german, "1.5"), ("1.5", german, "1.5"), ("2", german, "2.0"),
    ("1,5", english, BaseText.notANumber), ("1.234,5", german, BaseText.notANumber),
    ("nan", english, BaseText.notANumber), ("1e999", english, BaseText.notANumber),
    ("", german, BaseText.missing),
  ])
  func readsNumbersAsPeopleWriteThem(text: String, locale: Locale, expected: String) {
    #expect(read(text, as: Double.self, in: locale) == expected)
  }

  @Test(arguments: [
    ("1.50", english, "1.5"), ("1,5", german, "1.5"), ("-7", english, "-7"),
    ("12345678901234567890.12", english, "12345678901234567890.12"),
    ("1e3", english, BaseText.notANumber), ("1.2.3", english, BaseText.notANumber),
    ("", german, BaseText.missing),
  ])
  func readsDecimals(text: String, locale: Locale, expected: String) throws {
    #expect(read(text, as: Decimal.self, in: locale) == expected)
    guard let number = try? Decimal(entered: text, in: locale) else { return }
    #expect(try Decimal(entered: number.typed(in: locale), in: locale) == number)
  }

  @Test func typesADecimalAsPeopleDo() {
    #expect([Self.english, Self.german].map { Decimal(1.5).typed(in: $0) } == ["1.5", "1,5"])
  }

  @Test(arguments: [
    (" 2026-01-31 ", "2026-01-31"), ("2026-02-30", BaseText.notADate),
    ("31.01.2026", BaseText.notADate), ("", BaseText.missing),
  ])
  func readsDays(text: String, expected: String) throws {
    #expect(read(text, as: CalendarDay.self) == expected)
    guard let day = try? CalendarDay(entered: text, in: Self.english) else { return }
    #expect(day.typed(in: Self.english) == expected)
  }

  @Test func readsTextWithoutTheSpacesAroundIt() {
    #expect(read(" Ann Lee\n", as: String.self) == "Ann Lee")
    #expect(read("  ", as: String.self) == BaseText.missing)
  }

  @Test func readsEveryCharacterOfASecret() throws {
    #expect(try Secret(entered: " a ", in: Self.english) == Secret(" a "))
    #expect(read("", as: Secret.self) == BaseText.missing)
  }

  @Test func readsACodeWithoutItsGroups() throws {
    #expect(
      try TypedCode(entered: " 123 456 ", in: Self.english) == TypedCode(text: Secret("123456")))
    #expect(read(" ", as: TypedCode.self) == BaseText.missing)
    #expect("\(TypedCode(text: Secret("123456")))".contains("123456") == false)
  }

  @Test(arguments: [
    ("https://example.com/a", "https://example.com/a"), ("example.com", BaseText.notAURL),
    ("", BaseText.missing),
  ])
  func readsAddresses(text: String, expected: String) {
    #expect(read(text, as: URL.self) == expected)
  }

  @Test(arguments: [
    (" ann.lee+news@mail.example.com ", "ann.lee+news@mail.example.com"),
    ("安@例子.中国", "安@例子.中国"), ("ann", BaseText.notAnEmail), ("ann@", BaseText.notAnEmail),
    ("@example.com", BaseText.notAnEmail), ("ann@b@c", BaseText.notAnEmail),
    ("ann lee@example.com", BaseText.notAnEmail), (" ", BaseText.missing),
  ])
  func readsAddressesOfPeople(text: String, expected: String) {
    #expect(read(text, as: TypedEmail.self) == expected)
  }

  @Test(arguments: [
    (" +1 (202) 555-0101 ", "+1 (202) 555-0101"), ("110", "110"), ("٠١٢٣", "٠١٢٣"),
    ("12", BaseText.notAPhone), ("+-()", BaseText.notAPhone), ("call 5550101", BaseText.notAPhone),
    ("", BaseText.missing),
  ])
  func readsTelephoneNumbers(text: String, expected: String) {
    #expect(read(text, as: TypedPhone.self) == expected)
  }

  @Test func offersACommaBetweenItems() {
    #expect(TypedPhone?.keyboard == .telephoneNumber)
    #expect([TypedPhone].keyboard == .numbers)
    #expect([TypedEmail].keyboard == .emailAddress)
  }

  @Test(arguments: [
    ("E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
    ("E621", BaseText.notAUUID), ("", BaseText.missing),
  ])
  func readsIdentifiers(text: String, expected: String) {
    #expect(read(text, as: UUID.self) == expected)
  }

  @Test(arguments: [
    (BaseText.yes.lowercased(), "true"), (BaseText.no.uppercased(), "false"), ("true", "true"),
    ("1", BaseText.notABool),
  ])
  func readsYesAndNo(text: String, expected: String) {
    #expect(read(text, as: Bool.self) == expected)
  }

  @Test(arguments: [
    ("2026-01-31", 1_769_817_600.0), ("2026-01-31T08:00:00Z", 1_769_846_400),
  ])
  func readsDates(text: String, seconds: Double) throws {
    let date = try Date(entered: text, in: Self.english)

    #expect(date == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: ["2026-13-01", "2026-01-31x", "31.01.2026", "2026-01-31T08:00:00"])
  func refusesOtherDates(text: String) {
    #expect(read(text, as: Date.self) == BaseText.notADate)
  }

  @Test func takesNothingForNil() throws {
    #expect(try Int?(entered: "", in: Self.english) == nil)
    #expect(try String?(entered: " ", in: Self.english) == nil)
    #expect(try Secret?(entered: " ", in: Self.english) == Secret(" "))
    #expect(try Int?(entered: "7", in: Self.english) == 7)
    #expect(try [Int]?(entered: "", in: Self.english) == nil)
    #expect(read("x", as: Int?.self) == BaseText.notAnInteger)
  }

  @Test(arguments: [
    ("a, b ,c", ["a", "b", "c"]), ("a,", ["a"]), ("", []), ("a, b; c", ["a, b", "c"]),
  ])
  func readsLists(text: String, expected: [String]) throws {
    #expect(try [String](entered: text, in: Self.english) == expected)
  }

  @Test func readsListsOfNumbersWithCommas() throws {
    #expect(try [Double](entered: "1.5, 2", in: Self.german) == [1.5, 2])
    #expect(try [Double](entered: "1,5; 2", in: Self.german) == [1.5, 2])
  }

  @Test func saysWhichItemIsWrong() {
    #expect(read("1, x, 3", as: [Int].self) == BaseText.item(2, BaseText.notAnInteger))
  }
}
