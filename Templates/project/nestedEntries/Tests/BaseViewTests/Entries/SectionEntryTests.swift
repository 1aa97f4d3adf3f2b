import BaseView
import Testing

/// An object in a form.
nonisolated struct SectionEntryTests {
  @Test func isNothingAsLongAsAllIsBlank() {
    var entry = SectionEntry<Order.Person>()
    entry.entries.id = 7
    entry.entries.name.text = " "

    #expect(entry.isBlank)
    #expect(entry.checkIfAny() == .some(nil))
    #expect(entry.check() == nil)
  }

  @Test func isSomethingOnceAnythingIsEntered() {
    var entry = SectionEntry<Order.Person>()
    entry.entries.isAdult.value = true

    #expect(!entry.isBlank)
    #expect(entry.checkIfAny() == nil)
    #expect(entry.entries.name.error == BaseText.missing)

    entry.entries.name.text = "Ann"
    #expect(entry.checkIfAny() == Order.Person.Input(name: "Ann"))
  }

  @Test func keepsWhatIsNotEntered() {
    var entry = SectionEntry<Order.Person>()
    entry.enter("Ann") { name in
      var person = Order.Person()
      person.id = 7
      person.name.text = name
      return person
    }

    #expect(entry.check() == Order.Person.Input(id: 7, name: "Ann"))

    entry.enter(String?.none) { _ in Order.Person() }
    #expect(entry == SectionEntry())
  }

  @Test func forgetsWhatWasWrongOnceItChanges() {
    var entry = SectionEntry<Order.Person>()
    entry.error = "No."

    entry.entries.name.text = "Ann"

    #expect(entry.error == nil)
  }
}
