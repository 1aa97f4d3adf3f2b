import BaseView
import Testing

nonisolated struct ValueEntryTests {
  @Test func aValueThatWasNotSetIsMissing() {
    var entry = ValueEntry<Int?>(nil)
    #expect(entry.check() == nil)
    #expect(entry.error == BaseText.missing)

    entry.value = 7
    #expect(entry.check() == 7)
    #expect(entry.error == nil)
  }

  @Test func forgetsWhatWasWrongOnceItChanges() {
    var entry = ValueEntry(false)
    entry.error = "Please agree."

    entry.value = false
    #expect(entry.error == "Please agree.")

    entry.value = true
    #expect(entry.error == nil)
  }
}
