import BaseData
import BaseTesting
import Core
import Foundation
import Testing

nonisolated struct SessionStoreTests {
  private static let here = "https://example.com"

  private let folder = TemporaryFolder()
  private let raw = MemoryStore()
  private let record = SessionRecord(
    origin: here, user: "a",
    token: Token(
      access: "a", refresh: "r", expires: Date(timeIntervalSince1970: 100.25), scheme: "OAuth2"))

  private var store: SessionStore { SessionStore(raw, lockedIn: folder.url) }

  @Test func keepsARecordUntilAnotherTakesItsPlace() throws {
    #expect(try store.load(for: Self.here) == nil)

    try store.save(record)
    #expect(try store.load(for: Self.here) == record)

    #expect(try store.update(for: Self.here) { _ in nil } == nil)
    #expect(raw.data(forKey: "session") == nil)
  }

  @Test func readsNoRecordOfAnotherServerAndLeavesIt() throws {
    try store.save(record)
    let data = raw.data(forKey: "session")

    #expect(try store.load(for: "http://example.com") == nil)
    #expect(try store.update(for: "http://example.com") { $0 } == nil)

    #expect(raw.data(forKey: "session") == data)
  }

  @Test func keepsADamagedRecordNoLongerThanTheNext() throws {
    raw.set(Data("{".utf8), forKey: "session")
    let damaged = AppError.storage(
      key: "session", reason: "damaged; set aside as `session.damaged`")
    #expect(throws: damaged) { try store.load(for: Self.here) }
    #expect(raw.data(forKey: "session.damaged") == Data("{".utf8))
    #expect(try store.load(for: Self.here) == nil)

    try store.save(record)

    #expect(raw.data(forKey: "session.damaged") == nil)
    #expect(try store.load(for: Self.here) == record)
  }

  @Test func isReadAndWrittenByOneAtATime() async throws {
    try store.save(record)
    let store = store

    await withTaskGroup(of: Void.self) { group in
      for _ in 1...50 {
        group.addTask {
          _ = try? store.update(for: Self.here) { record in
            SessionRecord(origin: Self.here, user: (record?.user ?? "") + "a", token: nil)
          }
        }
      }
    }

    #expect(try store.load(for: Self.here)?.user.count == 51)
  }

  /// As a process that the system has suspended.
  @Test func waitsForNobodyForEver() throws {
    try store.save(record)
    let other = open(folder.url.appending(path: "session.lock").path, O_RDWR)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)

    #expect(throws: AppError.storage(key: "session", reason: "held by another process")) {
      try store.update(for: Self.here) { _ in nil }
    }

    #expect(try store.load(for: Self.here) == record)
  }

  @Test func forgetsWhoWasSignedInWhenTheAppWasRemoved() throws {
    try store.save(record)
    try FileManager.default.removeItem(at: folder.url)

    try store.forgetFormerInstallation()
    try store.forgetFormerInstallation()

    #expect(raw.data(forKey: "session") == nil)
    try store.save(record)
    try store.forgetFormerInstallation()
    #expect(try store.load(for: Self.here) == record)
  }

  @Test func tellsAServerOfItsOwnTokens() async throws {
    let (asked, key) = (Locked<[String]>([]), "session.revocations")
    func tell(_ origin: String) async {
      await store.tell(origin) { token in asked.withLock { $0.append(token.access) } }
    }
    raw.set(Data("{".utf8), forKey: key)
    #expect(throws: AppError.self) { try store.give(back: Token(access: "0"), to: Self.here) }
    for token in ["1", "1"] { try store.give(back: Token(access: token), to: Self.here) }
    try store.give(back: Token(access: "2"), to: "http://example.com")
    #expect(raw.data(forKey: "\(key).damaged") == nil)

    for origin in [Self.here, Self.here, "http://example.com"] {
      await tell(origin)
      if origin == Self.here { #expect(asked.withLock { $0 } == ["1"]) }
    }

    #expect(asked.withLock { $0 } == ["1", "2"])
    #expect(raw.data(forKey: key) == nil)
  }

  @Test func worksWithoutAPlaceForItsLocks() async throws {
    let store = SessionStore(raw, lockedIn: URL(filePath: "/dev/null/nowhere"))

    try store.save(record)

    let found = try await store.renewal.hold { () throws(AppError) in
      try store.load(for: Self.here)
    }
    #expect(found == record)
  }

  #if !canImport(Security)
    @Test func isAPrivateFileWhereThereIsNoKeychain() throws {
      try SessionStore.standard(service: "tests", folder: folder.url).save(record)

      for name in ["session.json", "session.lock"] {
        #expect(try folder.url.appending(path: name).permissions() == 0o600)
      }
    }
  #endif
}
