import BaseView
import Core
import Foundation
import Testing

nonisolated struct TextEntryTests {
  private let german = Locale(identifier: "de_DE")

  @Test func givesTheValue() {
    var entry = TextEntry<Double>("1,5")

    #expect(entry.check(in: german) == 1.5)
    #expect(entry.error == nil)
  }

  @Test func tellsNothingFromWhatIsWrong() {
    var optional = TextEntry<Int?>("")
    var wrong = TextEntry<Int?>("x")

    #expect(optional.check() == .some(nil))
    #expect(wrong.check() == nil)
    #expect(wrong.error == BaseText.notAnInteger)
  }

  @Test func forgetsWhatWasWrongOnceItChanges() {
    var entry = TextEntry<Int>("x")
    _ = entry.check()

    entry.text = "x"
    #expect(entry.error == BaseText.notAnInteger)

    entry.text = "1"
    #expect(entry.error == nil)
  }

  @Test func isTypedAsItsValueUnlessTheFormSaysMore() {
    #expect(TextEntry<URL?>().keyboard == .url)
    #expect(TextEntry<String>(as: .emailAddress).keyboard == .emailAddress)
  }

  @Test func onlyWordsAreCorrectedAndOnlyPasswordsAreHidden() {
    #expect(EntryKeyboard.allCases.filter(\.isCorrected) == [.text])
    #expect(EntryKeyboard.allCases.filter(\.isHidden) == [.secret, .password, .newPassword])
  }

  @Test func hidesASecretThatIsPrinted() {
    var dumped = ""
    dump(TextEntry<Secret?>("12345"), to: &dumped)

    #expect("\(TextEntry<Secret>("12345"))" == "••••••")
    #expect("\(TextEntry<String>("12345", as: .password))" == "••••••")
    #expect("\(TextEntry<String>("Ann"))" == "Ann")
    #expect(!dumped.contains("12345"))
  }

  @Test func aValueThatWasNotSetIsMissing() {
    var entry = ValueEntry<Date?>(nil)
    #expect(entry.check() == nil)
    #expect(entry.error == BaseText.missing)

    entry.value = .distantPast
    #expect(entry.check() == .distantPast)
    #expect(entry.error == nil)
  }

  @Test func aValueForgetsWhatWasWrongOnceItChanges() {
    var entry = ValueEntry(false)
    entry.error = "Please agree."

    entry.value = false
    #expect(entry.error == "Please agree.")

    entry.value = true
    #expect(entry.error == nil)
  }
}
