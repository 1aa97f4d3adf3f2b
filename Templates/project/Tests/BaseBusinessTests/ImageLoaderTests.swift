import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What becomes of an image that somebody wants to see.
@Suite(.timeLimit(.minutes(1)))
nonisolated struct ImageLoaderTests {
  private let folder = TemporaryFolder()

  private func image(_ number: Int = 7) throws -> URL {
    try #require(URL(string: "https://images.example.com/\(number).png"))
  }

  private func loader(
    _ transport: StubTransport, session: (any Authorizing)? = nil,
    authorization: Authorization = .none, memoryLimit: Int = 1_000
  ) throws -> ImageLoader {
    ImageLoader(
      client: HTTPClient(
        baseURL: try #require(URL(string: "https://example.com/api")), transport: transport,
        session: session),
      disk: DiskCache(folder: folder.url), authorization: authorization, memoryLimit: memoryLimit)
  }

  /// Answers with the path.
  private func echo() -> StubTransport {
    StubTransport { HTTPReply(body: Data(($0.url?.path ?? "").utf8)) }
  }

  @Test func loadsAnImageOnce() async throws {
    let transport = echo()
    let loader = try loader(transport)

    #expect(try await loader.data(for: image()) == Data("/7.png".utf8))
    #expect(try await loader.data(for: image()) == Data("/7.png".utf8))
    #expect(try await loader.data(for: image(8)) == Data("/8.png".utf8))

    #expect(transport.requests.map(\.url) == [try image(), try image(8)])
  }

  @Test func keepsAnImageFromRunToRun() async throws {
    _ = try await loader(echo()).data(for: image())
    let transport = StubTransport(failing: .offline)

    #expect(try await loader(transport).data(for: image()) == Data("/7.png".utf8))

    #expect(transport.requests == [])
  }

  @Test(arguments: [(1_000, 1), (5, 2)])
  func keepsSoMuchInMemory(limit: Int, requests: Int) async throws {
    let transport = echo()
    let loader = try loader(transport, memoryLimit: limit)
    _ = try await loader.data(for: image())
    try FileManager.default.removeItem(at: folder.url)

    _ = try await loader.data(for: image())

    #expect(transport.requests.count == requests)
  }

  @Test func asksOnceForAll() async throws {
    let gate = Gate()
    let transport = StubTransport { _ in
      await gate.wait()
      return HTTPReply(body: Data([7]))
    }
    let loader = try loader(transport)
    let url = try image()

    let askers = (0..<20).map { _ in Task { try await loader.data(for: url) } }
    gate.open()

    for asker in askers { #expect(try await asker.value == Data([7])) }
    #expect(transport.requests.count == 1)
  }

  @Test func goesOnForThoseWhoStillWait() async throws {
    let gate = Gate()
    let (starts, started) = AsyncStream<Void>.makeStream()
    let transport = StubTransport { _ throws(AppError) in
      started.yield()
      await gate.wait()
      if Task.isCancelled { throw .cancelled }
      return HTTPReply(body: Data([7]))
    }
    let loader = try loader(transport)
    let url = try image()

    let askers = (0..<2).map { _ in Task { try await loader.data(for: url) } }
    for await _ in starts { break }
    for _ in 0..<1_000 { await Task.yield() }
    askers[0].cancel()
    await #expect(throws: AppError.cancelled) { try await askers[0].value }
    gate.open()

    #expect(try await askers[1].value == Data([7]))
  }

  @Test func givesUpWithTheLastWhoAsked() async throws {
    let (ends, ended) = AsyncStream<Void>.makeStream()
    let (starts, started) = AsyncStream<Void>.makeStream()
    let transport = StubTransport { _ throws(AppError) in
      started.yield()
      do { try await Task.sleep(for: .seconds(3_600)) } catch { ended.yield() }
      throw .cancelled
    }
    let loader = try loader(transport)
    let url = try image()

    let askers = (0..<2).map { _ in Task { try await loader.data(for: url) } }
    for await _ in starts { break }
    for asker in askers { asker.cancel() }

    for await _ in ends { break }
    for asker in askers { await #expect(throws: AppError.cancelled) { try await asker.value } }
  }

  @Test func asksAgainAfterAFailure() async throws {
    let isOffline = Locked(true)
    let transport = StubTransport { _ throws(AppError) in
      if isOffline.withLock({ $0 }) { throw .offline }
      return HTTPReply(body: Data([7]))
    }
    let loader = try loader(transport)
    let url = try image()

    await #expect(throws: AppError.offline) { try await loader.data(for: url) }
    isOffline.withLock { $0 = false }

    #expect(try await loader.data(for: url) == Data([7]))
  }

  @Test func keepsNoRefusal() async throws {
    let loader = try loader(StubTransport(.json("{}", status: 404)))
    let url = try image()

    await #expect(throws: AppError.http(status: 404, message: nil)) {
      try await loader.data(for: url)
    }

    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test(arguments: [
    ("https://example.com/7.png", Authorization.none, nil),
    ("https://example.com/7.png", .session, "Bearer 12345"),
    ("https://images.example.com/7.png", .session, nil),
  ])
  func tellsOnlyItsOwnServerWhoAsks(
    address: String, authorization: Authorization, header: String?
  ) async throws {
    let transport = echo()
    let loader = try loader(transport, session: Doorman(), authorization: authorization)

    _ = try await loader.data(for: try #require(URL(string: address)))

    let headers = transport.requests.map { $0.value(forHTTPHeaderField: "Authorization") }
    #expect(headers == [header])
  }

  @Test func loadsAgainWhatWasRemoved() async throws {
    let transport = echo()
    let loader = try loader(transport)
    for number in [7, 8] { _ = try await loader.data(for: image(number)) }

    await loader.remove(try image(7))
    for number in [7, 8] { _ = try await loader.data(for: image(number)) }

    #expect(transport.requests.map(\.url) == [try image(7), try image(8), try image(7)])
  }

  /// The server answers all the same, as one does that is asked by a process that does not hear.
  @Test func keepsNothingThatComesTooLate() async throws {
    let gate = Gate()
    let (starts, started) = AsyncStream<Void>.makeStream()
    let transport = StubTransport { _ in
      started.yield()
      await gate.wait()
      return HTTPReply(body: Data([7]))
    }
    let loader = try loader(transport)
    let url = try image()
    let asker = Task { try await loader.data(for: url) }
    for await _ in starts { break }

    loader.invalidate()
    await loader.close()
    gate.open()

    await #expect(throws: AppError.cancelled) { try await asker.value }
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
    await #expect(throws: AppError.cancelled) { try await loader.data(for: url) }
  }

  private struct Doorman: Authorizing {
    func token() -> Token? { Token(access: "12345") }
    func token(replacing stale: Token?) throws(AppError) -> Token { throw .sessionExpired }
  }
}
