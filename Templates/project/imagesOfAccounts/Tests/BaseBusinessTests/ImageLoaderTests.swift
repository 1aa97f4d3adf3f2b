import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An image that somebody wants to see.
@Suite(.timeLimit(.minutes(1)))
nonisolated struct ImageLoaderTests {
  private let folder = TemporaryFolder()

  private func image(_ number: Int = 7) throws -> URL {
    try #require(URL(string: "https://images.example.com/\(number).png"))
  }

  private func loader(
    _ transport: StubTransport, session: (any Authorizing)? = nil,
    authorization: Authorization = .none, memoryLimit: Int = 1_000,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws -> ImageLoader {
    ImageLoader(
      client: HTTPClient(
        baseURL: try #require(URL(string: "https://example.com/api")), transport: transport,
        session: session),
      disk: DiskCache(folder: folder.url), authorization: authorization, memoryLimit: memoryLimit,
      now: now)
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

  private static let wishes: [(headers: [String: String], now: [String], next: [String])] = [
    ([:], [], []),
    (["cache-control": "public"], [], []),
    (["cache-control": "public, max-age=61"], [], []),
    (["cache-control": "max-age=60", "etag": "\"a\""], ["\"a\""], []),
    (["cache-control": "max-age=60"], [""], []),
    (["cache-control": "no-cache", "etag": "W/\"a\""], ["W/\"a\""], ["W/\"a\""]),
    (["etag": "\"a\""], [], ["\"a\""]),
    (["cache-control": "No-Store", "etag": "\"a\""], [""], [""]),
  ]

  /// How a server answers at first, and by which condition it is asked a minute later: in the same run
  /// of the app, and in the next, at the same moment.
  @Test(arguments: wishes)
  func asksAgainWhenTheServerSaysSo(
    headers: [String: String], inThisRun: [String], inTheNext: [String]
  ) async throws {
    let transport = StubTransport { request in
      request.value(forHTTPHeaderField: "If-None-Match") == nil
        ? HTTPReply(headers: headers, body: Data([7])) : HTTPReply(status: 304)
    }
    let clock = Locked(0.0)
    func loader() throws -> ImageLoader {
      try self.loader(
        transport, now: { Date(timeIntervalSince1970: clock.withLock { $0 }) })
    }
    let first = try loader()
    _ = try await first.data(for: image())
    clock.withLock { $0 = 60 }

    for (loader, wanted) in [(first, inThisRun), (try loader(), inTheNext)] {
      let count = transport.requests.count
      #expect(try await loader.data(for: image()) == Data([7]))
      let asked = transport.requests.dropFirst(count)
      #expect(asked.map { $0.value(forHTTPHeaderField: "If-None-Match") ?? "" } == wanted)
    }
  }

  private static let news: [(HTTPReply?, Data?, [String])] = [
    (HTTPReply(headers: ["etag": "b"], body: Data([8])), Data([8]), ["b"]),
    (HTTPReply(status: 304), Data([7]), ["a"]), (HTTPReply(status: 503), Data([7]), ["a"]),
    (HTTPReply(status: 404), nil, ["a"]), (nil, Data([7]), ["a"]),
  ]

  /// What comes when the server is asked again, what is shown then, and what it is asked by then.
  @Test(arguments: news)
  func takesWhatIsNew(reply: HTTPReply?, shown: Data?, tags: [String]) async throws {
    let headers = ["etag": "a", "cache-control": "no-cache"]
    let old = StubTransport(HTTPReply(headers: headers, body: Data([7])))
    _ = try await loader(old).data(for: image())
    let transport = StubTransport { _ throws(AppError) in
      guard let reply else { throw .offline }
      return reply
    }

    let found = try? await loader(transport).data(for: image())
    #expect(found == shown)
    _ = try? await loader(transport).data(for: image())

    let asked = transport.requests.map { $0.value(forHTTPHeaderField: "If-None-Match") }
    #expect(asked == ["a"] + tags)
  }

  /// Two sizes of an image, and again; so much memory; how often it is decoded.
  @Test(arguments: [(1_000, ["40", "80"]), (50, ["40", "80", "40", "80"])])
  func decodesAnImageOnceForEachSize(limit: Int, decoded: [String]) async throws {
    let sizes = Locked<[String]>([])
    let loader = try loader(echo(), memoryLimit: limit)

    for size in ["40", "80", "40", "80"] {
      let image = try await loader.image(for: image(), as: size) { data in
        sizes.withLock { $0.append(size) }
        return ("\(data.count) at \(size)", 60)
      }
      #expect(image == "6 at \(size)")
    }

    #expect(sizes.withLock { $0 } == decoded)
  }

  @Test func decodesAnewWhatIsNew() async throws {
    let count = Locked(0)
    let transport = StubTransport { _ in
      let count = count.withLock { count in
        count += 1
        return count
      }
      let headers = ["etag": "a", "cache-control": "max-age=0"]
      return count == 2
        ? HTTPReply(status: 304) : HTTPReply(headers: headers, body: Data([UInt8(count)]))
    }
    let (loader, decoded) = (try loader(transport), Locked<[Data]>([]))

    for _ in 1...3 {
      _ = try await loader.image(for: image(), as: "40") { data in
        decoded.withLock { $0.append(data) }
        return (data, 1)
      }
    }

    #expect(decoded.withLock { $0 } == [Data([1]), Data([3])])
  }

  @Test func forgetsWhatIsNoImage() async throws {
    let transport = echo()
    let loader = try loader(transport)

    for _ in 1...2 {
      await #expect(throws: AppError.decoding(path: "", reason: "no image")) {
        try await loader.image(for: image(), as: "40") { _ in (image: Int, cost: Int)?.none }
      }
    }

    #expect(transport.requests.count == 2)
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
