import BaseBusiness
import BaseData
import BaseTesting
import Core
import Testing

nonisolated struct ListSupplyTests {
  private let store = MemoryPages([Song(1), Song(2), Song(3)])

  private var supply: ListSupply<Song, String> {
    ListSupply(keptIn: store) { song throws(AppError) in
      guard let name = song.name else { throw .decoding(path: "name", reason: "missing") }
      return name
    }
  }

  private func names() async -> [String?]? {
    await store.load()?.value.items.map(\.name)
  }

  @Test func showsWhatIsKeptThenWhatTheServerHas() async {
    await store.update(Song(2, name: "old"))

    let answers = await supply.item(2, .cacheFirst) { Song(2, name: "new") }.all()

    #expect(
      answers.map { try? $0.get().value } == ["old", "new"])
    #expect(await names() == [nil, "new", nil])
  }

  @Test func anUnknownOneIsShownAndNotPutIntoTheList() async {
    let answers = await supply.item(9, .cacheFirst) { Song(9, name: "new") }.all()

    #expect(answers == [.success(Sourced("new", from: .network))])
    #expect(await store.load()?.value.items.count == 3)
  }

  @Test func aNewOneIsThereOnceTheServerHasIt() async throws {
    let store = store
    let created = try await supply.create { () async throws(AppError) in
      #expect(await store.item(4) == nil)
      return Song(4, name: "d")
    }

    #expect(created == Sourced("d", from: .network))
    #expect(await names() == ["d", nil, nil, nil])
  }

  @Test func aNewOneThatIsRefusedIsNowhere() async {
    await #expect(throws: AppError.offline) {
      try await supply.create { () async throws(AppError) in throw .offline }
    }

    #expect(await names() == [nil, nil, nil])
  }

  @Test func whatIsSavedShowsAtOnceAndThenAsTheServerHasIt() async throws {
    let store = store
    let saved = try await supply.save(Song(2, name: "typed")) { () async throws(AppError) in
      #expect(await store.item(2)?.value.name == "typed")
      return Song(2, name: "server")
    }

    #expect(saved == Sourced("server", from: .network))
    #expect(await names() == [nil, "server", nil])
  }

  @Test func whatIsRefusedIsTakenBack() async {
    let refusal = AppError.invalidFields(["name": "too long"], message: nil)
    await store.update(Song(2, name: "old"))

    await #expect(throws: refusal) {
      try await supply.save(Song(2, name: "typed")) { () async throws(AppError) in throw refusal }
    }

    #expect(await names() == [nil, "old", nil])
  }

  @Test func whatIsRemovedIsGoneAtOnce() async throws {
    let store = store
    try await supply.remove(2) { () async throws(AppError) in
      #expect(await store.load()?.value.items == [Song(1), Song(3)])
      // A page that was asked for before.
      await store.splice(Page(items: [Song(1), Song(2), Song(3)]))
    }

    #expect(await store.load()?.value.items == [Song(1), Song(3)])
  }

  @Test func whatMayNotBeRemovedIsBackWhereItWas() async {
    let refusal = AppError.http(status: 409, message: "in use")

    await #expect(throws: refusal) {
      try await supply.remove(2) { () async throws(AppError) in throw refusal }
    }

    #expect(await store.load()?.value.items == [Song(1), Song(2), Song(3)])
  }

  @Test func aFullDiskIsAWarning() async throws {
    let table = PageTable<Song>("song", of: Song.cache, in: .broken)
    let supply = ListSupply(keptIn: table) { song throws(AppError) in song.id }

    #expect(try await supply.create { Song(1) }.warning != nil)
    #expect(try await supply.save(Song(1)) { Song(1) }.warning != nil)
    try await supply.remove(1) {}
  }

  @Test func onThisDeviceAFullDiskIsAnError() async {
    let table = ListTable<Song>("song", of: Song.source, in: .broken)
    let supply = ListSupply(keptIn: table) { song throws(AppError) in song.id }

    await #expect(throws: AppError.self) { try await supply.create(Song(1)) }
    await #expect(throws: AppError.self) { try await supply.save(Song(1)) }
  }

  @Test func findsWhatFitsOnThisDevice() async throws {
    let list = MemoryList([Song(1, name: "ab"), Song(2), Song(3, name: "b")])

    let found = try await list.search { song throws(AppError) in
      song
    } where: {
      $0.name?.contains("b") == true
    }

    #expect(found.value == Page(items: [Song(1, name: "ab"), Song(3, name: "b")]))
  }
}
