import BaseView
import Core
import Testing

/// Secrets in a field.
nonisolated struct SecretShownTests {
  @Test func isReadWithEveryCharacter() throws {
    #expect(try Secret(entered: " a ", in: .english) == Secret(" a "))
    #expect(try Secret?(entered: " ", in: .english) == Secret(" "))
    #expect(Secret.reading("") == BaseText.missing)
  }

  @Test func isTypedEachTime() {
    #expect(Secret("12345").typed(in: .english) == "")
  }

  @Test func isHiddenInAnEntryThatIsPrinted() {
    var dumped = ""
    dump(TextEntry<Secret?>("12345"), to: &dumped)

    #expect("\(TextEntry<Secret>("12345"))" == "••••••")
    #expect(!dumped.contains("12345"))
  }
}
