import BaseView
import Foundation
import Testing

nonisolated struct TextEntryTests {
  /// A value that is written otherwise wherever people live.
  private struct Greeting: Enterable, Equatable {
    static let keyboard = EntryKeyboard.text

    let name: String

    init(entered text: String, in locale: Locale) {
      name = text.replacing("\(locale.identifier) ", with: "")
    }

    func typed(in locale: Locale) -> String { "\(locale.identifier) \(name)" }
  }

  @Test func givesTheValue() {
    var entry = TextEntry<Greeting>("de_DE Ann")

    #expect(entry.check(in: .german)?.name == "Ann")
    #expect(entry.error == nil)
  }

  @Test func isFilledWithAValue() {
    let greeting = Greeting(entered: "Ann", in: .english)

    #expect(TextEntry(of: greeting, in: .german).text == "de_DE Ann")
    #expect(TextEntry<Age?>(of: .some(nil)).text == "")
    #expect(TextEntry<String>(of: nil).text == "")
    #expect(TextEntry(of: "1234", as: .creditCardNumber).keyboard == .creditCardNumber)
  }

  @Test func tellsNothingFromWhatIsWrong() {
    var optional = TextEntry<Age?>("")
    var wrong = TextEntry<Age?>("x")

    #expect(optional.check() == .some(nil))
    #expect(wrong.check() == nil)
    #expect(wrong.error == BaseText.notAnInteger)
  }

  @Test func forgetsWhatWasWrongOnceItChanges() {
    var entry = TextEntry<Age>("x")
    _ = entry.check()

    entry.text = "x"
    #expect(entry.error == BaseText.notAnInteger)

    entry.text = "1"
    #expect(entry.error == nil)
  }

  @Test func isTypedAsItsValueUnlessTheFormSaysMore() {
    #expect(TextEntry<Age?>().keyboard == .numbers)
    #expect(TextEntry<String>(as: .emailAddress).keyboard == .emailAddress)
  }

  @Test func onlyWordsAreCorrectedAndOnlyPasswordsAreHidden() {
    #expect(EntryKeyboard.allCases.filter(\.isCorrected) == [.text])
    #expect(EntryKeyboard.allCases.filter(\.isHidden) == [.secret, .password, .newPassword])
  }

  @Test func hidesAPasswordThatIsPrinted() {
    #expect("\(TextEntry<String>("12345", as: .password))" == "••••••")
    #expect("\(TextEntry<String>("Ann"))" == "Ann")
  }
}
