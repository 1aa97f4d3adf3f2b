import BaseTesting
import BaseView
import Core
import Testing

/// What is kept of a form while somebody fills it in.
@MainActor
struct DraftKeeperTests {
  private let end = Gate()
  private let kept = Locked<[[String: String]]>([])

  private func makeKeeper(
    pause: (@Sendable () async throws -> Void)? = nil
  ) -> DraftKeeper {
    DraftKeeper(["name": ""], pause: pause ?? { [end] in await end.wait() }) { [kept] draft in
      kept.withLock { $0.append(draft) }
    }
  }

  private var drafts: [[String: String]] { kept.withLock { $0 } }

  @Test func keepsWhatWasEnteredAfterAPause() async {
    let (kept, arrived) = AsyncStream<[String: String]>.makeStream()
    let keeper = DraftKeeper(
      ["name": ""], pause: { [end] in await end.wait() }, save: { arrived.yield($0) })
    keeper.change(to: ["name": "A"])
    keeper.change(to: ["name": "An"])
    end.open()

    var drafts = kept.makeAsyncIterator()
    #expect(await drafts.next() == ["name": "An"])

    await keeper.clear().value
    #expect(await drafts.next() == [:], "what came before the last change was never kept")
  }

  @Test func keepsWhatWasEnteredWhenTheUserLeaves() async {
    let keeper = makeKeeper()
    keeper.change(to: ["name": "A"])

    await keeper.saveNow()?.value
    await keeper.saveNow()?.value

    #expect(drafts == [["name": "A"]])
  }

  @Test func keepsNothingThatIsAsItWas() {
    let keeper = makeKeeper()

    keeper.change(to: ["name": ""])

    #expect(keeper.saveNow() == nil)
  }

  @Test func keepsNothingOfWhatWasSent() async {
    let keeper = makeKeeper()
    keeper.change(to: ["name": "A"])

    keeper.clear()
    keeper.change(to: ["name": "A"])
    await keeper.saveNow()?.value

    #expect(drafts == [[:]])
  }

  @Test func keepsOffTheMainActor() async {
    let places = Locked<[Bool]>([])
    let keeper = DraftKeeper([:]) { _ in
      let isOnMainActor = MainQueue.isCurrent
      places.withLock { $0.append(isOnMainActor) }
    }

    await keeper.clear().value

    #expect(places.withLock { $0 } == [false])
  }

  /// The first draft takes its time.
  @Test func writesTheLastDraftLast() async {
    let keeper = DraftKeeper([:]) { [end, kept] draft in
      if draft == ["name": "0"] { await end.wait() }
      kept.withLock { $0.append(draft) }
    }
    for number in 0..<5 {
      keeper.change(to: ["name": "\(number)"])
      keeper.saveNow()
    }
    let last = keeper.clear()
    for _ in 0..<100 { await Task.yield() }
    end.open()

    await last.value

    #expect(drafts.map { $0["name"] } == ["0", "1", "2", "3", "4", nil])
  }

  @Test func givesUpWhatWaitsWhenReleased() async {
    let (begun, givenUp) = (Gate(), Gate())
    var keeper: DraftKeeper? = makeKeeper(pause: {
      begun.open()
      defer { givenUp.open() }
      try await OneShot<Void>().value()
    })
    keeper?.change(to: ["name": "A"])
    await begun.wait()

    keeper = nil

    await givenUp.wait()
    #expect(drafts == [])
    #expect(keeper == nil)
  }
}
