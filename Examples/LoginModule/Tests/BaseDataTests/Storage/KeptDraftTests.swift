import BaseData
import Core
import Testing

nonisolated struct KeptDraftTests {
  private let store = MemoryStore()

  @Test func isThereUntilItHasNoEntries() throws {
    let draft = KeptDraft("draft", in: store)
    #expect(try draft.entries() == [:])

    try draft.set(["a": "b"])
    #expect(try draft.entries() == ["a": "b"])

    try draft.set([:])
    #expect(try draft.entries() == [:])
    #expect(store.data(forKey: "draft") == nil)
  }

  @Test func keepsOneItemOfWhichNobodyAsksTheAge() throws {
    let item = KeptValue<String>("item", in: store)
    #expect(try item.load() == nil)

    try item.save("a")
    try item.save("b")

    #expect(try item.load()?.value == "b")
    #expect(try item.value() == "b")
  }
}
