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
  private let services: Services

  init(_ chapter: Chapter, seed: UInt64, in folder: URL) {
    var configuration = AppConfiguration.standard
    configuration.folder = folder
    configuration.caches = folder.appending(path: "Caches")
    configuration.tokens = TokenStore(FileStore(folder: folder))
    self.configuration = configuration
    self.chapter = chapter
    self.seed = seed
    services = Services(configuration)
  }

  func take(step number: Int) async throws {
    var chance = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
    switch chapter {
    case .reading:
      switch Int.random(in: 0..<10, using: &chance) {
      case 0...3: try await takeNewestPage(&chance)
      case 4...6: try await fillGap(&chance)
      case 7: try setUpdated(at: number)
      default: try configuration.tokens.save(.sample("\(seed)-\(number)"))
      }
    case .beginnings:
      switch number % 6 {
      case 1, 4: try await takeNewestPage(&chance)
      case 2: try configuration.tokens.save(.sample("\(seed)-\(number)"))
      case 3: try await services.database.erase()
      case 5: try configuration.tokens.save(nil)
      default: try services.storage.removeAll()
      }
    }
  }

  /// Ends as an app does that is not killed.
  func close() async {
    await services.database.close()
  }

  /// What is in the files.
  func kept() async throws -> KeptFiles {
    KeptFiles(
      timeline: try await timeline.load(), token: try configuration.tokens.load(),
      age: try storage(at: 0).age())
  }
}

extension StorageStory {
  private var timeline: TimelineDatabase {
    TimelineDatabase(database: services.database, limit: 100)
  }

  private func storage(at time: Int) -> TimelineStorage {
    TimelineStorage(store: services.storage) { Date(timeIntervalSince1970: TimeInterval(time)) }
  }

  private func setUpdated(at time: Int) throws {
    try storage(at: time).setUpdated()
  }

  private func takeNewestPage(_ chance: inout SeededGenerator) async throws {
    let top = try await timeline.load().rows.first?.id ?? 100
    try await timeline.save(.sample(from: top + .random(in: 0...45, using: &chance)))
  }

  private func fillGap(_ chance: inout SeededGenerator) async throws {
    let gaps = try await timeline.load().gaps.sorted()
    guard let gap = gaps.randomElement(using: &chance) else { return }
    try await timeline.save(.sample(from: gap), below: gap)
  }
}
