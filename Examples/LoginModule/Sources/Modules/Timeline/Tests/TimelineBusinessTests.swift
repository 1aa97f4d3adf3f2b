import BaseData
import BaseTesting
import Core
import Foundation
import Testing
import TimelineData

@testable import TimelineBusiness

nonisolated struct TimelineMappingTests {
  @Test func turnsRawIntoShown() throws {
    #expect(try Status(StatusDTO.sample(9)) == .sample(9))
  }

  @Test func knowsWhoWroteWhatIsRepeated() throws {
    let author = AuthorDTO(id: 1, screenName: "a", profileImageURL: "")
    let nameless = AuthorDTO(id: 1, screenName: "", profileImageURL: nil)
    let dto = StatusDTO(
      id: 1, createdAt: "Tue Feb 17 21:04:52 +0800 2015", text: "t", user: nameless,
      retweeted: RetweetedDTO(id: 2, text: "r", user: author))

    let status = try Status(dto)

    #expect(status.author == nil)
    #expect(status.retweeted == Retweeted(id: 2, author: Author(name: "a"), text: "r"))
  }
}

nonisolated struct TimelineHandlerTests {
  private let database = Database.inMemory()
  private let storage = MemoryStore()
  private let online = StubTransport { request throws(AppError) in
    let isFirst = request.url?.query()?.contains("max_id") == false
    return .json(StatusDTO.reply(isFirst ? [9, 8] : [8, 7]))
  }
  private let offline = StubTransport(failing: .offline)

  private let newest = Timeline.sample([9, 8], gaps: [8])
  private let older = Timeline.sample([8, 7], gaps: [7])

  private func handler(
    _ transport: StubTransport, at seconds: TimeInterval = 100,
    database: Database? = nil, storage: (any KeyValueStore)? = nil
  ) throws -> TimelineHandler {
    let baseURL = try #require(URL(string: "https://example.com"))
    return TimelineHandler(
      network: TimelineNetwork(
        client: HTTPClient(baseURL: baseURL, transport: transport, envelope: .weibo)),
      database: TimelineDatabase(database: database ?? self.database, limit: 500, rules: .timeline),
      storage: TimelineStorage(store: storage ?? self.storage) {
        Date(timeIntervalSince1970: seconds)
      })
  }

  @Test func showsWhatTheServerSays() async throws {
    let answers = try await handler(online).first(.networkOnly).all()

    #expect(answers == [.success(Sourced(newest, from: .network))])
  }

  @Test func goesOnBelowAPost() async throws {
    #expect(try await handler(online).page(below: 8) == Sourced(older, from: .network))
  }

  @Test func showsTheOldThenTheNew() async throws {
    _ = try await handler(online, at: 100).first(.networkOnly).all()
    let grown = StubTransport(.json(StatusDTO.reply([12, 11])))

    let answers = try await handler(grown, at: 160).first(.cacheFirst).all()
    let kept = try await handler(offline, at: 160).first(.cacheOnly).all()

    #expect(
      answers == [
        .success(Sourced(newest, from: .cache(age: 60))),
        .success(Sourced(.sample([12, 11], gaps: [11]), from: .network)),
      ])
    let withHole = Timeline.sample([12, 11, 9, 8], gaps: [11, 8])
    #expect(kept == [.success(Sourced(withHole, from: .cache(age: 0)))])
  }

  @Test func showsTheOldWithAWarningWhenOffline() async throws {
    _ = try await handler(online, at: 100).first(.networkOnly).all()
    _ = try await handler(online, at: 100).page(below: 8)

    let answers = try await handler(offline, at: 160).first(.networkFirst).all()

    let old = Timeline.sample([9, 8, 7], gaps: [7])
    #expect(answers == [.success(Sourced(old, from: .cache(age: 60), warning: .offline))])
  }

  @Test func hidesNothingTheServerSays() async throws {
    _ = try await handler(online).first(.networkOnly).all()
    let refusing = StubTransport(.json(#"{"error": "gone", "error_code": 20003}"#))

    let answers = try await handler(refusing).first(.networkFirst).all()

    #expect(answers == [.failure(.server(code: 20003, message: "gone"))])
    await #expect(throws: AppError.server(code: 20003, message: "gone")) {
      try await handler(refusing).page(below: 8)
    }
  }

  @Test func hasNothingBeforeTheFirstAnswer() async throws {
    #expect(try await handler(online).first(.cacheOnly).all() == [])
    #expect(try await handler(offline).first(.networkFirst).all() == [.failure(.offline)])
  }

  @Test func leavesOutWhatCannotBeShownAndKeepsHowManyThatAre() async throws {
    let broken = StatusDTO.json(7).replacingOccurrences(of: "Tue Feb", with: "next")
    let page = #"{"statuses": [\#(StatusDTO.json(9)), {}, \#(StatusDTO.json(8)), \#(broken)]}"#

    let handler = try handler(StubTransport(.json(page)))
    let answers = await handler.first(.networkOnly).all()
    let kept = await handler.first(.cacheOnly).all()

    let withHoles = Timeline.sample([9, 8], gaps: [8], unreadable: [9: 1, 8: 1])
    #expect(answers == [.success(Sourced(withHoles, from: .network))])
    #expect(kept == [.success(Sourced(withHoles, from: .cache(age: 0)))])
  }

  @Test func countsWhatCannotBeShownWithThePostAboveIt() async throws {
    func undated(_ id: Int64) -> String {
      StatusDTO.json(id).replacingOccurrences(of: "Tue Feb", with: "next")
    }
    let rows = ["{}", undated(12), StatusDTO.json(9), "{}", undated(7), "{}", StatusDTO.json(6)]
    let reply = #"{"statuses": [\#(rows.joined(separator: ", "))]}"#

    let answers = try await handler(StubTransport(.json(reply))).first(.networkOnly).all()

    let timeline = Timeline.sample([9, 6], gaps: [6], unreadable: [9: 5])
    #expect(answers == [.success(Sourced(timeline, from: .network))])
  }

  @Test func saysThatItCannotGoOnWhenNothingBelowCanBeRead() async throws {
    let reason = "none of 19 rows can be read"

    await #expect(throws: AppError.decoding(path: "statuses", reason: reason)) {
      try await handler(page(of: 8, andBroken: 19)).page(below: 8)
    }
  }

  @Test func isAtTheEndThoughTheLastRowsCannotBeRead() async throws {
    let page = try await handler(page(of: 8, andBroken: 18)).page(below: 8)

    #expect(page == Sourced(.sample([8], unreadable: [8: 18]), from: .network))
  }

  private func page(of id: Int64, andBroken count: Int) -> StubTransport {
    let rows = [StatusDTO.json(id)] + Array(repeating: "{}", count: count)
    return StubTransport(.json(#"{"statuses": [\#(rows.joined(separator: ", "))]}"#))
  }

  @Test func showsWhatCannotBeKept() async throws {
    let answers = try await handler(online, storage: BrokenStore()).first(.networkOnly).all()
    let page = try await handler(online, database: .broken).page(below: 8)

    let full = AppError.storage(key: "timeline.updatedAt", reason: "no room")
    #expect(answers == [.success(Sourced(newest, from: .network, warning: full))])
    let closed = AppError.database(code: 14, message: "unable to open database file")
    #expect(page == Sourced(older, from: .network, warning: closed))
  }

  @Test func saysWhyWhatIsKeptCannotBeRead() async throws {
    let answers = try await handler(online, storage: BrokenStore()).first(.cacheOnly).all()

    let error = AppError.storage(key: "timeline.updatedAt", reason: "cannot be read")
    #expect(answers == [.failure(error)])
  }

  @Test func givesUpTheRequestWhenNobodyListens() async throws {
    let (asked, givenUp) = (Gate(), Gate())
    let endless = StubTransport { _ throws(AppError) in
      asked.open()
      defer { givenUp.open() }
      return try await OneShot<HTTPReply>().value()
    }
    let handler = try handler(endless)

    let listener = Task { await handler.first(.networkOnly).all() }
    await asked.wait()
    listener.cancel()

    await givenUp.wait()
    #expect(await listener.value == [])
  }

  @Test func keepsALike() async throws {
    let handler = try handler(online)
    _ = await handler.first(.networkOnly).all()
    var changes = handler.changes(of: 9).makeAsyncIterator()

    try await handler.setLiked(true, 9)

    #expect(await changes.next() != nil)
    let kept = await handler.load(9, .cacheOnly).all()
    #expect(try kept.map { try $0.get().value.isLiked } == [true])
  }

  @Test func showsOnePostAsTheServerHasItNow() async throws {
    let handler = try handler(online)
    _ = await handler.first(.networkOnly).all()
    let one = StubTransport(.json(StatusDTO.json(9)))

    #expect(
      try await self.handler(one).load(9, .networkFirst).all() == [
        .success(Sourced(.sample(9), from: .network))
      ])
    #expect(one.asked == ["GET /statuses/show.json?id=9"])
    #expect(await handler.load(4, .cacheOnly).all() == [])
  }
}
