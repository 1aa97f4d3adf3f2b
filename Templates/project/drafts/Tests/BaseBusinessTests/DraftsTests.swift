import BaseBusiness
import BaseData
import BaseTesting
import Core
import Testing

/// The drafts of forms while somebody fills them in.
nonisolated struct DraftsTests {
  private let store = MemoryStore()
  private let ann = Drafts.inMemory()
  private let guest = Drafts.inMemory()

  /// As after a start of the app.
  private var kept: Drafts { Drafts(in: store) }

  @Test(.timeLimit(.minutes(1)))
  func areKeptAMomentAfterAChange() async {
    let end = Gate()
    let (pauses, paused) = AsyncStream<Void>.makeStream()
    let drafts = Drafts(in: store) {
      paused.yield()
      await end.wait()
    }
    var begun = pauses.makeAsyncIterator()
    drafts.set(["name": "A"], in: "form")
    drafts.set(["name": "An"], in: "form")
    #expect(kept.draft("form") == [:])
    #expect(drafts.draft("form") == ["name": "An"])

    await begun.next()
    end.open()
    while kept.draft("form") != ["name": "An"] { await Task.yield() }

    drafts.set(["name": "Ann"], in: "form")
    await begun.next()
    while kept.draft("form") != ["name": "Ann"] { await Task.yield() }
  }

  @Test func areKeptAtOnceWhenTheUserLeaves() throws {
    let drafts = kept
    drafts.set(["name": "Ann"], in: "form")
    drafts.set(["text": "Hello"], in: "other")

    try drafts.save()

    #expect(kept.draft("form") == ["name": "Ann"])
    #expect(kept.draft("other") == ["text": "Hello"])
  }

  @Test func areGoneOnceTheFormWasSent() throws {
    let drafts = kept
    drafts.set(["name": "Ann"], in: "form")
    drafts.set(["text": "Hello"], in: "other")
    try drafts.save()

    drafts.replace(["name": "Ann"], in: "form")

    #expect(kept.draft("form") == [:])
    #expect(kept.draft("other") == ["text": "Hello"])
    drafts.replace(["text": "Hello", "": "sent"], in: "other")
    #expect(store.data(forKey: "drafts") == nil)
  }

  /// Another process has a form of its own open.
  @Test func leaveWhatAnotherHasKept() throws {
    let (here, there) = (kept, kept)
    here.set(["name": "Ann"], in: "form")
    there.set(["text": "Hello"], in: "other")

    try here.save()
    try there.save()

    #expect(kept.draft("form") == ["name": "Ann"])
    #expect(kept.draft("other") == ["text": "Hello"])
  }

  @Test func areKeptOnceThereIsRoom() throws {
    let full = FullStore(store)
    full.fill()
    let drafts = Drafts(in: full)
    drafts.set(["name": "Ann"], in: "form")
    #expect(throws: AppError.self) { try drafts.save() }
    #expect(drafts.draft("form") == ["name": "Ann"])

    full.makeRoom()
    try drafts.save()

    #expect(kept.draft("form") == ["name": "Ann"])
  }

  @Test func goWithWhoeverSignsIn() throws {
    guest.set(["name": "of the guest"], in: "form")
    ann.set(["text": "of Ann"], in: "other")

    ann.take(from: guest)

    #expect(ann.draft("form") == ["name": "of the guest"])
    #expect(ann.draft("other") == ["text": "of Ann"])
    #expect(guest.draft("form") == [:])
  }

  /// What Ann has left in the same form is there again once the newer text was sent.
  @Test func takeThePlaceOfNothing() throws {
    ann.set(["name": "of Ann"], in: "form")
    guest.set(["name": "of the guest"], in: "form")
    ann.take(from: guest)
    #expect(ann.draft("form") == ["name": "of the guest"])

    ann.set([:], in: "form")
    ann.set(["name": "newer"], in: "form")
    ann.replace(["name": "older"], in: "form")
    #expect(ann.draft("form") == ["name": "newer"])
    ann.replace(["name": "newer"], in: "form")

    #expect(ann.draft("form") == ["name": "of Ann"])
  }

  @Test func stayWithTheGuestWhereTheUserHasNoRoom() throws {
    let full = FullStore(store)
    full.fill()
    let ann = Drafts(in: full)
    guest.set(["name": "of the guest"], in: "form")

    ann.take(from: guest)

    #expect(ann.draft("form") == ["name": "of the guest"])
    #expect(guest.draft("form") == ["name": "of the guest"])
  }

  @Test func goOnWithWhatAnEarlierVersionHasKept() throws {
    try store.set(["name": "Ann"], for: StorageKey<[String: String]>("form.draft"))

    #expect(kept.draft("form") == ["name": "Ann"])
    #expect(kept.draft("form") == ["name": "Ann"])
    #expect(store.data(forKey: "form.draft") == nil)
  }
}
