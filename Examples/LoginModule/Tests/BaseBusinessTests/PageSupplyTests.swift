import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// The promises of lists are kept by the ways of getting their pages, and told of where they
/// are not.
nonisolated struct PageSupplyTests {
  private static let a = Word(id: "a")
  private static let b = Word(id: "b")
  private static let names = #"{"items": ["a"], "next": "c2"}"#
  private static let more = #"{"items": ["a", "b"]}"#

  private func contract(
    _ pages:
      @escaping @Sendable (HTTPClient, any KeyValueStore, any PageStore<RawWord>)
      -> PageSupply<Word>
  ) -> PagesContract<Word> {
    PagesContract(
      first: (Self.names, Page(items: [Self.a], next: "c2")),
      last: (Self.more, Page(items: [Self.a, Self.b]))
    ) { client, _, store in
      Words(pages: pages(client, store, StoredPages("words", in: store)))
    }
  }

  private static func server(_ client: HTTPClient) -> PageSupply<Word>.Server<RawWord> {
    { cursor throws(AppError) in
      let query = cursor.map { [URLQueryItem(name: "cursor", value: $0)] } ?? []
      return try await client.send(Endpoint<Reply>(.get, "words", query: query)).page
    }
  }

  @Test(arguments: PagesPromise.kept)
  func keepsThePagesOfAServer(promise: PagesPromise) async throws {
    let contract = contract { client, _, store in
      PageSupply(from: Self.server(client), keptIn: store, make: Word.read)
    }

    #expect(try await contract.breaches(of: promise) == [])
  }

  @Test(arguments: PagesPromise.unkept)
  func asksTheServerEachTime(promise: PagesPromise) async throws {
    let contract = contract { client, _, _ in
      PageSupply(from: Self.server(client), make: Word.read)
    }

    #expect(try await contract.breaches(of: promise) == [])
  }

  @Test func dropsAndCountsWhatCannotBeShown() async throws {
    let transport = StubTransport(.json(#"{"items": ["", "a"], "next": "c2"}"#))
    let store = StoredPages<RawWord>("words", in: MemoryStore())
    let client = HTTPClient(baseURL: URL(filePath: "/"), transport: transport)
    let pages = PageSupply(from: Self.server(client), keptIn: store, make: Word.read)
    let page = Page(items: [Self.a], next: "c2", dropped: 1)

    #expect(await pages.first(.networkOnly).all() == [.success(Sourced(page, from: .network))])
    #expect(try await pages.next(after: "c") == Sourced(page, from: .network))
    #expect(await pages.first(.cacheOnly).all().map { try? $0.get().value } == [page])
  }

  @Test func saysWhatIsKeptAndWhenItChanges() async throws {
    let page = Page(items: [Self.a], next: "c2", dropped: 1)
    let kept = Words(
      pages: PageSupply(
        from: { _ throws(AppError) in throw .offline },
        keptIn: Shelf(words: ["", "a"].map { RawWord($0) }, next: "c2"), make: Word.read))
    let unkept = Words(
      pages: PageSupply(from: { _ throws(AppError) in throw .offline }, make: Word.read))

    #expect(await kept.changes.all().count == 1)
    #expect(try await kept.kept(atLeast: 1) == page)
    #expect(await unkept.changes.all().count == 0)
    #expect(try await unkept.kept(atLeast: 1) == nil)
  }

  @Test func saysWhatIsOnThisDeviceAndWhenItChanges() async throws {
    let texts = [""] + (1...100).map { "\($0)" }
    let words = Words(
      pages: PageSupply(in: Shelf(words: texts.map { RawWord($0) }), make: Word.read))
    let first = try await words.first(.networkOnly).all().map { try $0.get().value }

    #expect(first.map(\.items.count) == [49])
    #expect(first.map(\.dropped) == [1])
    #expect(try await words.next(after: "50").value.items.first?.id == "50")
    #expect(await words.changes.all().count == 1)
    #expect(try await words.kept(atLeast: 1)?.items.count == 49)
    #expect(try await words.kept(atLeast: 70)?.items.count == 69)
  }

  @Test func keepsLaterPagesAndTellsWhenItCannot() async throws {
    let transport = StubTransport(.json(Self.more))
    let client = HTTPClient(baseURL: URL(filePath: "/"), transport: transport)
    let shelves = [false, true].map { Shelf(isFull: $0) }
    var warnings: [AppError?] = []
    for shelf in shelves {
      let pages = PageSupply(from: Self.server(client), keptIn: shelf, make: Word.read)
      warnings.append(try await pages.next(after: "c").warning)
    }

    #expect(shelves.map { $0.appended.withLock { $0.map(\.id) } } == [["a", "b"], []])
    #expect(warnings == [nil, .storage(key: "words", reason: "no room")])
  }

  @Test func tellsOfPromisesThatAreBroken() async throws {
    let forgetful = contract { client, _, _ in
      PageSupply(from: Self.server(client), make: Word.read)
    }
    let deaf = contract { _, _, _ in PageSupply(in: MemoryList<Word>()) { $0 } }

    for promise in [PagesPromise.offline, .oldThenNew, .laterPages, .fullStorage] {
      #expect(try await !forgetful.breaches(of: promise).isEmpty, "\(promise)")
    }
    #expect(
      try await deaf.breaches(of: .server) == ["another first page", "another last page"])
    #expect(
      try await deaf.breaches(of: .refusal) == ["another first page", "another next page"])
  }
}

/// A handler as modules have one.
private nonisolated struct Words: PageSupplying {
  typealias Item = Word

  let pages: PageSupply<Word>
}

/// Keeps these words, which have changed once.
private nonisolated struct Shelf: PageStore, ListStore {
  var words: [RawWord] = []
  var next: String?
  var isFull = false
  let appended = Locked<[RawWord]>([])

  var changes: AsyncStream<Void> {
    AsyncStream {
      $0.yield()
      $0.finish()
    }
  }

  func load() -> Sourced<Page<RawWord>>? {
    Sourced(Page(items: words, next: next), from: .cache(age: 0))
  }

  func page(after cursor: String?, size: Int) -> Sourced<Page<RawWord>> {
    Sourced(Page(of: words, after: cursor, size: size), from: .cache(age: 0))
  }

  func save(_ word: RawWord) {}
  func splice(_ page: Page<RawWord>) {}

  func append(_ page: Page<RawWord>) throws(AppError) {
    if isFull { throw .storage(key: "words", reason: "no room") }
    appended.withLock { $0 += page.items }
  }

  func item(_ id: String) -> Sourced<RawWord>? { nil }
  func update(_ word: RawWord) {}
  func insert(_ word: RawWord) {}
  func take(_ id: String) -> PutBack? { nil }
}

private nonisolated struct Reply: Decodable, Sendable {
  let page: Page<RawWord>

  private enum CodingKeys: String, CodingKey {
    case items
    case next
  }

  init(from decoder: any Decoder) throws {
    page = try decoder.container(keyedBy: CodingKeys.self).page(items: .items, next: .next)
  }
}

/// A text as the server sends it.
private nonisolated struct RawWord: Codable, Hashable, Identifiable, Sendable {
  let id: String

  init(_ id: String) {
    self.id = id
  }

  init(from decoder: any Decoder) throws {
    id = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}

/// What is shown of a text that is not empty.
private nonisolated struct Word: Hashable, Identifiable, Sendable {
  let id: String

  static func read(_ raw: RawWord) throws(AppError) -> Word {
    if raw.id.isEmpty { throw .decoding(path: "", reason: "empty") }
    return Word(id: raw.id)
  }
}
