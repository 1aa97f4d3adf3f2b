import BaseBusiness
import BaseData
import Core
import Foundation
import Testing

/// Whatever keeps the rows of a list: that of a server, and that of this device.
nonisolated struct RowStoreTests {
  /// A store, and how what it has is read.
  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let store: any RowStore<Song>
    let all: @Sendable () async throws -> [Song]

    private init(_ name: String, pages store: any PageStore<Song>) {
      testDescription = name
      self.store = store
      all = { try await store.load()?.value.items ?? [] }
    }

    private init(_ name: String, list store: any ListStore<Song>) {
      testDescription = name
      self.store = store
      all = { try await store.page(after: nil, size: 50).value.items }
    }

    static var ofServers: [Place] {
      let moment = KeptMoment("tests.updated", in: MemoryStore())
      try? moment.mark()
      return [
        Place("table", pages: PageTable("song", of: Song.cache, in: .inMemory())),
        Place(
          "aged table",
          pages: PageTable("song", of: Song.cache, in: .inMemory()).aged(by: moment)),
        Place("storage", pages: StoredPages("song", in: MemoryStore())),
        Place("memory", pages: MemoryPages()),
      ]
    }

    static var ofThisDevice: [Place] {
      [
        Place("own table", list: ListTable("song", of: Song.source, in: .inMemory())),
        Place("own storage", list: StoredList("song", in: MemoryStore())),
        Place("own memory", list: MemoryList()),
      ]
    }

    static var all: [Place] { ofServers + ofThisDevice }

    /// Has the songs 1, 2 and 3, in this order.
    func filled() async throws -> Place {
      let isLast = Self.ofThisDevice.contains { $0.testDescription == testDescription }
      for id in isLast ? [1, 2, 3] : [3, 2, 1] { try await store.insert(Song(id)) }
      return self
    }
  }

  @Test(arguments: Place.ofServers)
  func aNewOneIsTheFirst(place: Place) async throws {
    for id in [2, 1] { try await place.store.insert(Song(id)) }
    try await place.store.insert(Song(2, name: "b"))

    #expect(try await place.all() == [Song(1), Song(2, name: "b")])
  }

  @Test(arguments: Place.ofThisDevice)
  func aNewOneIsTheLast(place: Place) async throws {
    for id in [2, 1] { try await place.store.insert(Song(id)) }
    try await place.store.insert(Song(2, name: "b"))

    #expect(try await place.all() == [Song(2, name: "b"), Song(1)])
  }

  @Test(arguments: Place.all)
  func givesEachByItsID(place: Place) async throws {
    let place = try await place.filled()

    #expect(try await place.store.item(2)?.value == Song(2))
    #expect(try await place.store.item(9) == nil)
  }

  @Test(arguments: Place.all)
  func updatesWhatIsThere(place: Place) async throws {
    let place = try await place.filled()

    try await place.store.update(Song(2, name: "b"))
    try await place.store.update(Song(9))

    #expect(try await place.all() == [Song(1), Song(2, name: "b"), Song(3)])
  }

  @Test(arguments: Place.all)
  func putsBackWhereItWas(place: Place) async throws {
    let place = try await place.filled()

    for id in 1...3 {
      let putBack = try await place.store.take(id)
      #expect(try await place.all().map(\.id) == [1, 2, 3].filter { $0 != id })
      try await putBack?()

      #expect(try await place.all() == [Song(1), Song(2), Song(3)])
    }
  }

  @Test(arguments: Place.all)
  func takesWhatIsThere(place: Place) async throws {
    let place = try await place.filled()

    #expect(try await place.store.take(9) == nil)
    try await place.store.remove(9)

    #expect(try await place.all() == [Song(1), Song(2), Song(3)])
  }

  @Test(arguments: Place.all)
  func leavesWhatCameAgainMeanwhile(place: Place) async throws {
    let place = try await place.filled()

    let putBack = try await place.store.take(2)
    try await place.store.insert(Song(2, name: "new"))
    try await putBack?()

    let songs = try await place.all().filter { $0.id == 2 }
    #expect(songs == [Song(2, name: "new")])
  }

  @Test func putsBackWhereItsPlaceIsTaken() async throws {
    let table = PageTable<Song>("song", of: Song.cache, in: .inMemory())
    try await table.splice(Page(items: [Song(1), Song(2)], next: "c"))

    let putBack = try await table.take(1)
    try await table.splice(Page(items: [Song(3), Song(4)], next: "d"))
    try await putBack?()

    #expect(try await table.load()?.value == Page(items: [Song(1), Song(3), Song(4)], next: "d"))
  }

  @Test func aNewOneLeavesWhereTheListEnds() async throws {
    let table = PageTable<Song>("song", of: Song.cache, in: .inMemory())
    try await table.splice(Page(items: [Song(1)], next: "c"))
    try await table.append(Page(items: [Song(3)], next: "d"))

    try await table.insert(Song(2))
    for id in [1, 3] { try await table.remove(id) }

    #expect(try await table.load()?.value == Page(items: [Song(2)], next: "c"))
  }

  @Test(.timeLimit(.minutes(1)), arguments: Place.all)
  func tellsOfEachChange(place: Place) async throws {
    var changes = place.store.changes.makeAsyncIterator()

    try await place.store.insert(Song(1))
    await changes.next()
    try await place.store.update(Song(1, name: "b"))
    await changes.next()
    let putBack = try await place.store.take(1)
    await changes.next()
    try await putBack?()
    await changes.next()

    #expect(try await place.all() == [Song(1, name: "b")])
  }
}

/// What the lists of these tests are of.
nonisolated struct Song: TableRecord, Codable, Hashable, Identifiable {
  private static let table = """
    CREATE TABLE song (
      row_number INTEGER PRIMARY KEY AUTOINCREMENT, id INTEGER NOT NULL UNIQUE, name TEXT,
      next_page TEXT, dropped_rows INTEGER DEFAULT 0, saved_at REAL
    )
    """
  static let cache = Schema.cache(module: "Tests", tables: [table])
  static let source = Schema.source(module: "Tests", migrations: [Migration(1, table)])

  let id: Int
  var name: String?

  init(_ id: Int, name: String? = nil) {
    self.id = id
    self.name = name
  }

  init(_ row: Row) throws(AppError) {
    self.init(try row.value("id"), name: try row.value("name"))
  }

  var columns: [String: SQLValue] { ["id": id.column, "name": name.column] }
}
