import BaseBusiness
import BaseData
import BaseTesting
import Core
import Testing

/// The promises of a server's list, whatever happens at the same time: each story is one that went
/// wrong in an app.
@MainActor
struct ServerListTests {
  private let server = ListServer(Array(1...6), size: 2)

  private func loaded(_ pages: Int = 3) async -> ServerList<ListNote, ListNote> {
    let list = server.list()
    _ = await list.asked(.networkFirst)
    for _ in 1..<pages { _ = await list.askedForMore() }
    return list
  }

  private func ids(_ list: ServerList<ListNote, ListNote>) -> [Int] { list.items.map(\.id) }

  /// The rows with which the next start of the app begins.
  private var kept: [Int] {
    get async {
      let list = server.list()
      _ = await list.asked(.cacheOnly)
      return ids(list)
    }
  }

  @Test func rowsBelowAreOldUntilTheyAreAskedForAgain() async {
    let list = await loaded()
    server.edit(4, "new")
    server.delete(5)

    _ = await list.asked(.networkFirst)
    #expect(ids(list) == [1, 2, 3, 4, 5, 6])
    #expect(list.freshCount == 2)
    #expect(!list.isWhole)

    _ = await list.askedForMore()
    #expect(list.items[3].text == "new")
    _ = await list.askedForMore()
    #expect(ids(list) == [1, 2, 3, 4, 6])
  }

  @Test func aRowThatMovedDownIsShownWhereItIs() async {
    let list = await loaded()
    server.move(1, to: 5)

    _ = await list.asked(.networkFirst)
    for _ in 1...3 { _ = await list.askedForMore() }

    #expect(ids(list) == [2, 3, 4, 5, 6, 1])
  }

  @Test func rowsThatAreNewOnTopLeaveThoseBelow() async {
    let list = await loaded()
    server.insert([7, 8, 9])

    _ = await list.asked(.networkFirst)
    #expect(ids(list) == [7, 8, 1, 2, 3, 4, 5, 6])

    _ = await list.askedForMore()
    #expect(ids(list) == [7, 8, 9, 1, 2, 3, 4, 5, 6])
  }

  @Test func aPageInFlightBringsNoDeletedRowBack() async throws {
    let list = await loaded(1)
    let page = server.hold(.page)
    let more = Task { await list.askedForMore() }
    await page.isAsked.wait()

    try await list.remove(3, by: server.remove)
    page.answer()
    _ = await more.value

    #expect(ids(list) == [1, 2, 4])
    #expect(await kept == [1, 2, 4])
    #expect(await list.item(3, .cacheOnly).all().isEmpty)
  }

  @Test func aPageInFlightUndoesNoEdit() async throws {
    let list = await loaded()
    let page = server.hold(.page)
    let refresh = Task { await list.asked(.networkFirst) }
    await page.isAsked.wait()

    _ = try await list.save(ListNote(id: 1, text: "new"), by: server.save(1, "new"))
    page.answer()
    _ = await refresh.value

    #expect(list.items.first?.text == "new")
  }

  @Test func aPageInFlightLosesNoCreatedRow() async throws {
    let list = await loaded()
    let page = server.hold(.page)
    let refresh = Task { await list.asked(.networkFirst) }
    await page.isAsked.wait()

    _ = try await list.create(7, by: server.create)
    page.answer()
    _ = await refresh.value

    #expect(ids(list) == [7, 1, 2, 3, 4, 5, 6])
  }

  @Test func aCreatedRowThatWasDeletedStaysSo() async throws {
    let list = await loaded(1)
    let command = server.hold(.command)
    let creation = Task { try await list.create(9, by: server.create) }
    await command.isAsked.wait()

    _ = await list.asked(.networkFirst)
    #expect(ids(list).first == 9)
    try await list.remove(9, by: server.remove)
    command.answer()
    _ = try await creation.value

    #expect(!ids(list).contains(9))
    #expect(await !kept.contains(9))
  }

  @Test func whatIsRefusedIsTakenBackAlthoughTheScreenHasGone() async {
    let list = await loaded()
    let held = server.hold(.command)
    let screen = Task {
      try await list.save(ListNote(id: 2, text: "refused")) { [server] () async throws(AppError) in
        try await server.refuse()
      }
    }
    await held.isAsked.wait()
    #expect(list.items[1].text == "refused")

    screen.cancel()
    held.answer()
    _ = await screen.result

    #expect(list.items[1].text == "2")
  }

  @Test func theLaterOfTwoCommandsWins() async throws {
    let list = await loaded()
    let held = server.hold(.command)
    let first = Task { try await list.save(ListNote(id: 1, text: "a"), by: server.save(1, "a")) }
    await held.isAsked.wait()
    let second = Task { try await list.save(ListNote(id: 1, text: "b"), by: server.save(1, "b")) }
    for _ in 1...100 { await Task.yield() }
    #expect(list.items.first?.text == "b")
    #expect(server.rows.first?.text == "1", "one after the other")

    held.answer()
    _ = try await first.value
    _ = try await second.value

    #expect(list.items.first?.text == "b")
    #expect(server.rows.first?.text == "b")
  }

  @Test func whatIsGoneAlreadyWasDeleted() async throws {
    let list = await loaded()
    server.delete(2)

    try await list.remove(2, by: server.remove)

    #expect(ids(list) == [1, 3, 4, 5, 6])
  }

  @Test func whatADetailFindsGoneLeavesTheLists() async {
    let list = await loaded()
    server.delete(2)

    _ = await list.item(2, .networkOnly).all()

    #expect(ids(list) == [1, 3, 4, 5, 6])
    #expect(await kept == [1, 3, 4, 5, 6])
  }

  @Test func whatWasFoundIsTheSameRow() async throws {
    let list = await loaded(1)
    let found = server.found(in: list)
    _ = await found.asked(.networkFirst)
    #expect(found.items.map(\.id) == [5, 6])

    _ = try await list.save(ListNote(id: 5, text: "five"), by: server.save(5, "five"))
    #expect(found.items.map(\.text) == ["five", "6"])
    try await list.remove(6, by: server.remove)
    #expect(found.items.map(\.id) == [5])
  }

  @Test func anAnswerOfNothingLeavesTheRowToBeAskedFor() async throws {
    let list = await loaded()

    let saved = try await list.save(ListNote(id: 1, text: "x")) {
      [server] () async throws(AppError) in
      await server.edit(1, "x, as the server writes it")
      return nil
    }

    #expect(saved.value.text == "x, as the server writes it")
    #expect(list.items.first == saved.value)
  }

  @Test func anAnswerOfNothingIsSuccessWhereTheRowCannotBeAskedFor() async throws {
    let list = await loaded()

    let saved = try await list.save(ListNote(id: 9, text: "x")) { () async throws(AppError) in nil }

    #expect(saved.value.text == "x")
  }

  @Test(.timeLimit(.minutes(1)))
  func ofAnEditThatWasNotAnsweredTheServerIsAsked() async {
    let list = await loaded()

    await #expect(throws: AppError.timedOut) {
      try await list.save(ListNote(id: 1, text: "x")) { [server] () async throws(AppError) in
        await server.edit(1, "x")
        throw .timedOut
      }
    }

    while list.items.first?.text != "x" { await Task.yield() }
  }

  @Test(.timeLimit(.minutes(1)))
  func ofACreationThatWasNotAnsweredTheServerIsAsked() async {
    let list = await loaded()

    await #expect(throws: AppError.timedOut) {
      try await list.create(9) { [server] id async throws(AppError) in
        await server.insert([id])
        throw .timedOut
      }
    }

    while !ids(list).contains(9) { await Task.yield() }
  }

  /// What is shown meanwhile may be refused: no form begins with it.
  @Test func aRowIsAskedForOnceItsCommandIsOver() async throws {
    let list = await loaded()
    let held = server.hold(.command)
    let edit = Task {
      try await list.save(ListNote(id: 1, text: "x")) { [server] () async throws(AppError) in
        try await server.refuse()
      }
    }
    await held.isAsked.wait()
    let answers = list.item(1, .networkOnly)
    for _ in 1...100 { await Task.yield() }

    held.answer()
    _ = await edit.result

    #expect(await answers.all().map { try? $0.get().value.text } == ["1"])
  }

  @Test(.timeLimit(.minutes(1)))
  func aFirstPageInFlightHasNoNewOneOfWhichNothingIsSaid() async throws {
    let list = await loaded(1)
    let page = server.hold(.page)
    let refresh = Task { await list.asked(.networkFirst) }
    await page.isAsked.wait()

    _ = try await list.create(9) { [server] id async throws(AppError) in
      await server.insert([id])
      return nil
    }
    page.answer()
    _ = await refresh.value
    while !ids(list).contains(9) { await Task.yield() }

    #expect(ids(list) == [9, 1, 2])
  }

  @Test(.timeLimit(.minutes(1)))
  func aNewOneOfWhichNothingIsSaidComesWithTheFirstPage() async throws {
    let list = await loaded(1)
    let (changes, tell) = AsyncStream<Void>.makeStream()
    list.listeners.add {
      tell.yield()
      return true
    }

    let made = try await list.create(9) { [server] id async throws(AppError) in
      await server.insert([id])
      return nil
    }

    #expect(made == nil)
    for await _ in changes { break }
    #expect(ids(list) == [9, 1, 2])
  }
}

// What own commands shift.
extension ServerListTests {
  /// The page that is on its way is of before.
  @Test(arguments: [PageCount.Unit.page, .row])
  func noRowSlipsAwayWhileOneIsDeleted(unit: PageCount.Unit) async throws {
    server.counts = unit
    let list = await loaded(1)
    let page = server.hold(.page)
    let more = Task { await list.askedForMore() }
    await page.isAsked.wait()

    try await list.remove(1, by: server.remove)
    page.answer()
    _ = await more.value
    for _ in 1...9 where !list.isWhole { _ = await list.askedForMore() }

    #expect(ids(list) == [2, 3, 4, 5, 6])
  }

  @Test(arguments: [PageCount.Unit.page, .row])
  func noRowSlipsAwayBelowADeletedOne(unit: PageCount.Unit) async throws {
    server.counts = unit
    let list = await loaded(2)

    try await list.remove(2, by: server.remove)
    try await list.remove(3, by: server.remove)
    for _ in 1...9 where !list.isWhole { _ = await list.askedForMore() }
    #expect(list.isWhole)

    #expect(ids(list) == [1, 4, 5, 6])
  }

  @Test func whatOthersDeleteIsSeenByOffsets() async {
    server.counts = .row
    let list = await loaded(2)

    server.delete(1)
    for _ in 1...9 where !list.isWhole { _ = await list.askedForMore() }
    #expect(list.isWhole)

    #expect(ids(list) == [1, 2, 3, 4, 5, 6])
  }

  @Test(arguments: [PageCount.Unit.row, .page])
  func aListThatHasBecomeEmptyHasAnEnd(unit: PageCount.Unit) async {
    server.counts = unit
    let list = await loaded(2)
    for id in 1...6 { server.delete(id) }

    for _ in 1...5 where !list.isWhole { _ = await list.askedForMore() }
    #expect(list.isWhole)
    #expect(server.asked.count < 12)
    _ = await list.asked(.networkFirst)
    #expect(ids(list) == [])
  }

  @Test func aTotalThatChangesAsksForTheLastPageAgain() async {
    (server.counts, server.saysTotal) = (.page, true)
    let list = await loaded(2)

    server.delete(1)
    for _ in 1...9 where !list.isWhole { _ = await list.askedForMore() }
    #expect(list.isWhole)

    #expect(ids(list) == [1, 2, 3, 4, 5, 6])
    #expect(server.asked == [nil, "2", "3", "2"])
  }

  @Test func aCursorThatIsRefusedBeginsTheListAnew() async {
    let list = await loaded(2)
    server.forgetsCursors = true

    let answer = await list.askedForMore()

    #expect(answer.failure == nil)
    #expect(answer.items.map(\.id) == [1, 2, 3, 4])
    #expect(list.freshCount == 2)
  }
}

// What is kept.
extension ServerListTests {
  @Test func itGoesOnWhereItWas() async {
    _ = await loaded(2)

    let list = server.list()
    let kept = await list.asked(.freshFor(.seconds(1_000)))
    let more = await list.askedForMore()

    #expect(kept.items.map(\.id) == [1, 2, 3, 4])
    #expect(more.items.map(\.id) == [1, 2, 3, 4, 5, 6])
    #expect(server.asked == [nil, "3", "5"])
  }

  @Test func whatTheServerSaidGetsOldToo() async {
    let list = server.list()

    for time in [Duration.seconds(1_000), .seconds(1_000), .nanoseconds(1)] {
      _ = await list.asked(.freshFor(time))
    }

    #expect(server.asked == [nil, nil])
  }

  @Test func aListIsKeptUpToItsLimitWhereAPageEnds() async {
    let list = server.list(limit: 5)
    _ = await list.asked(.networkFirst)
    for _ in 1...9 where !list.isWhole { _ = await list.askedForMore() }
    #expect(list.isWhole)
    #expect(ids(list).count == 6)

    let kept = await server.list().asked(.cacheOnly)

    #expect(kept.items.map(\.id) == [1, 2, 3, 4])
  }

  @Test func commandsAreKept() async throws {
    let list = await loaded()
    try await list.remove(2, by: server.remove)
    _ = try await list.save(ListNote(id: 4, text: "new"), by: server.save(4, "new"))
    _ = try await list.create(7, by: server.create)

    let kept = await server.list().asked(.cacheOnly)

    #expect(kept.items.map(\.id) == [7, 1, 3, 4, 5, 6])
    #expect(kept.items[3].text == "new")
  }

  @Test func allScreensWaitForOneRequest() async {
    let list = server.list()
    async let first = list.asked(.networkFirst)
    async let second = list.asked(.networkFirst)
    _ = await (first, second)

    #expect(server.asked == [nil])
  }
}
