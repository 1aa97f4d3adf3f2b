import BaseData
import BaseTesting
import Core
import Foundation
import Testing
import TimelineData

@testable import TimelineBusiness

struct TimelineHandlerTests {
  private let database = Database.inMemory()
  private let storage = MemoryStore()
  private let online = StubTransport { request throws(AppError) in
    let isFirst = request.url?.query() == nil
    return .json(isFirst ? Page<StatusDTO>.firstJSON : Page<StatusDTO>.lastJSON)
  }
  private let offline = StubTransport(failing: .offline)

  private func handler(
    _ transport: StubTransport, at seconds: TimeInterval = 100,
    database: Database? = nil, storage: (any KeyValueStore)? = nil
  ) throws -> TimelineHandler {
    let baseURL = try #require(URL(string: "https://example.com"))
    return TimelineHandler(
      network: TimelineNetwork(
        client: HTTPClient(baseURL: baseURL, transport: transport)),
      database: TimelineDatabase(database: database ?? self.database),
      storage: TimelineStorage(store: storage ?? self.storage) {
        Date(timeIntervalSince1970: seconds)
      })
  }

  @Test func showsWhatTheServerSays() async throws {
    let answers = try await handler(online).first(.networkOnly).all()

    #expect(answers == [.success(Sourced(.first, from: .network))])
  }

  @Test func goesOnWhereAPageEnded() async throws {
    let page = try await handler(online).next(after: "c2")

    #expect(page == Sourced(.last, from: .network))
    #expect(online.requests.map { $0.url?.query() } == ["cursor=c2"])
  }

  @Test func showsTheOldWithAWarningWhenOffline() async throws {
    _ = try await handler(online, at: 100).first(.networkOnly).all()

    let answers = try await handler(offline, at: 160).first(.networkFirst).all()

    let old = Sourced(Page<Status>.first, from: .cache(age: 60), warning: .offline)
    #expect(answers == [.success(old)])
  }

  @Test func showsTheOldThenTheNew() async throws {
    _ = try await handler(online, at: 100).first(.networkOnly).all()

    let answers = try await handler(online, at: 160).first(.cacheFirst).all()

    #expect(
      answers == [
        .success(Sourced(.first, from: .cache(age: 60))),
        .success(Sourced(.first, from: .network)),
      ])
  }

  @Test func keepsLaterPagesUntilTheFirstComesAgain() async throws {
    let handler = try handler(online)
    _ = await handler.first(.networkOnly).all()
    _ = try await handler.next(after: "c2")

    let all = await handler.first(.cacheOnly).all()
    _ = await handler.first(.networkOnly).all()
    let first = await handler.first(.cacheOnly).all()

    let kept = Page(items: [Status.sample, .second, .third])
    #expect(all == [.success(Sourced(kept, from: .cache(age: 0)))])
    #expect(first == [.success(Sourced(.first, from: .cache(age: 0)))])
  }

  @Test func hidesNothingTheServerSays() async throws {
    _ = try await handler(online).first(.networkOnly).all()
    let refusing = StubTransport(.json(#"{"message": "gone"}"#, status: 410))

    let answers = try await handler(refusing).first(.networkFirst).all()

    #expect(answers == [.failure(.http(status: 410, message: "gone"))])
    await #expect(throws: AppError.http(status: 410, message: "gone")) {
      try await handler(refusing).next(after: "c2")
    }
  }

  @Test func hasNothingBeforeTheFirstAnswer() async throws {
    #expect(try await handler(online).first(.cacheOnly).all() == [])
    #expect(try await handler(offline).first(.networkFirst).all() == [.failure(.offline)])
  }

  @Test func showsWhatCannotBeKept() async throws {
    let answers = try await handler(online, storage: BrokenStore()).first(.networkOnly).all()

    let warning = AppError.storage(
      key: "timeline.updatedAt", reason: "no room")
    #expect(answers == [.success(Sourced(.first, from: .network, warning: warning))])
  }

  @Test func saysWhyWhatIsKeptCannotBeRead() async throws {
    let answers = try await handler(online, storage: BrokenStore()).first(.cacheOnly).all()

    let error = AppError.storage(
      key: "timeline.updatedAt",
      reason: "cannot be read")
    #expect(answers == [.failure(error)])
  }

  @Test func showsALaterPageThatCannotBeKept() async throws {
    let page = try await handler(online, database: .broken).next(after: "c2")

    let warning = AppError.database(code: 14, message: "unable to open database file")
    #expect(page == Sourced(.last, from: .network, warning: warning))
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
}
