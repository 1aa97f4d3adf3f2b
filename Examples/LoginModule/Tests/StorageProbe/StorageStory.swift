import App
import BaseData
import BaseTesting
import Core
import Foundation
import TimelineData

/// What an app does with its files: the same for the same seed and the same files.
///
/// Each step changes one thing: the database, the token, or when the list was brought up to date.
struct StorageStory {
  /// What the steps are about.
  enum Chapter: String, CaseIterable, Sendable {
    /// Pages come in, and the token is renewed.
    case reading
    /// Files are made, filled and erased again.
    case beginnings
  }

  let configuration: AppConfiguration
  private let chapter: Chapter
  private let seed: UInt64
  private let account: AccountID
  private let stores: AccountStores

  init(_ chapter: Chapter, seed: UInt64, in folder: URL) {
    var configuration = AppConfiguration.standard
    configuration.folder = folder
    configuration.caches = folder.appending(path: "Caches")
    configuration.sessions = SessionStore(FileStore(folder: folder), lockedIn: folder)
    self.configuration = configuration
    account = AccountID(at: configuration.baseURL, user: "demo")
    stores = AccountStores(of: account, in: folder, caches: configuration.caches)
    self.chapter = chapter
    self.seed = seed
  }

  func take(step number: Int) async throws {
    var chance = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
    switch chapter {
    case .reading:
      switch Int.random(in: 0..<10, using: &chance) {
      case 0...3: try await takeNewestPage(&chance)
      case 4...6: try await fillGap(&chance)
      case 7: try setUpdated(at: number)
      default: try keepToken(number)
      }
    case .beginnings:
      switch number % 6 {
      case 1, 4: try await takeNewestPage(&chance)
      case 2: try keepToken(number)
      case 3: try await stores.cache.erase()
      case 5: _ = try configuration.sessions.update(for: account.origin) { _ in nil }
      default: try FileStore(folder: stores.caches.appending(path: "Storage")).removeAll()
      }
    }
  }

  /// Ends as an app does that is not killed.
  func close() async {
    await stores.cache.close()
  }

  /// Where the database is.
  var database: URL { stores.caches.appending(path: "cache.sqlite") }

  /// What is in the files.
  func kept() async throws -> KeptFiles {
    KeptFiles(
      timeline: try await timeline.load(),
      token: try configuration.sessions.load(for: account.origin)?.token,
      age: try storage(at: 0).updated.age())
  }
}

extension StorageStory {
  private var timeline: TimelineDatabase {
    TimelineDatabase(
      database: stores.cache, limit: 100,
      rules: MarkRules { page, known in
        RowMark(hasGap: page.hasGap && known?.hasGap ?? true, unreadable: 0)
      } cut: { _ in
        RowMark(hasGap: true, unreadable: 0)
      })
  }

  private func storage(at time: Int) -> TimelineStorage {
    TimelineStorage(store: stores.cacheStorage) { Date(timeIntervalSince1970: TimeInterval(time)) }
  }

  private func keepToken(_ number: Int) throws {
    try configuration.sessions.save(
      SessionRecord(
        origin: account.origin, user: "demo", token: .sample("\(seed)-\(number)")))
  }

  private func setUpdated(at time: Int) throws {
    try storage(at: time).updated.mark()
  }

  private func takeNewestPage(_ chance: inout SeededGenerator) async throws {
    let top = try await timeline.load().rows.first?.id ?? 100
    try await timeline.save(.sample(from: top + .random(in: 0...45, using: &chance)))
  }

  private func fillGap(_ chance: inout SeededGenerator) async throws {
    let gaps = try await timeline.load().marks.keys.sorted()
    guard let gap = gaps.randomElement(using: &chance) else { return }
    try await timeline.save(.sample(from: gap), below: gap)
  }
}
