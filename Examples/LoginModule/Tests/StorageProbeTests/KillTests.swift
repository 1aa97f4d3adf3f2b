import App
import BaseTesting
import Core
import Foundation
import Testing
import TimelineData
import TimelineView

@testable import BaseData
@testable import StorageProbe

/// An app that is killed while it writes: whatever it was about to do is done or is not, and the
/// next start goes on from there.
struct KillTests {
  private static let isLong = ProcessInfo.processInfo.environment["SCAFFOLD_LONG"] != nil

  private let folder = TemporaryFolder()
  private let copies = TemporaryFolder()

  @Test(arguments: StorageStory.Chapter.allCases)
  func leavesTheOldOrTheNew(chapter: StorageStory.Chapter) async throws {
    try FileManager.default.createDirectory(at: copies.url, withIntermediateDirectories: true)
    for seed in 1...UInt64(Self.isLong ? 50 : 10) {
      let before = try copy("before-\(seed)")
      var chance = SeededGenerator(seed: seed)
      let probe = try DoomedProbe(
        in: folder.url, chapter, seed: seed, steps: .random(in: 1...30, using: &chance),
        delay: .random(in: 0...4000, using: &chance))

      try expectPrivacy()
      try await expectIntegrity(of: try copy("after-\(seed)"))
      let story = StorageStory(chapter, seed: seed, in: folder.url)
      let kept = try await story.kept()
      await story.close()
      let possible = try await states(of: StorageStory(chapter, seed: seed, in: before), probe)
      #expect(possible.contains(kept), "step \(probe.begun) of seed \(seed)")
      #expect(kept.faults == [])
      try await expectToGoOn(with: kept)
    }
    try FileStore(folder: folder.url).set(nil, forKey: "session")
    #expect(try places(of: "access-") == [])
  }

  /// What the files may hold: what the last step has left, or, while it was not over, what the one
  /// before had.
  private func states(of story: StorageStory, _ probe: DoomedProbe) async throws -> [KeptFiles] {
    for number in 1..<probe.begun { try await story.take(step: number) }
    let old = try await story.kept()
    try await story.take(step: probe.begun)
    let new = try await story.kept()
    return probe.ended == probe.begun ? [new] : [old, new]
  }

  /// SQLite by itself finds nothing wrong.
  private func expectIntegrity(of copy: URL) async throws {
    let file = StorageStory(.reading, seed: 0, in: copy).database
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    let answer = try Connection(path: file.path).run("PRAGMA integrity_check")
    #expect(answer.map { $0["integrity_check"] } == ["ok"])
  }

  /// The app starts, offline, with what was kept.
  @MainActor
  private func expectToGoOn(with kept: KeptFiles) async throws {
    var configuration = StorageStory(.reading, seed: 0, in: folder.url).configuration
    configuration.transport = StubTransport(failing: .offline)
    let app = AppRouter(configuration)
    let model = app.makeTimelineViewModel(in: app.router)

    await app.start()?.value
    await model.first(.cacheOnly).value

    #expect((app.router.sheet == nil) == (kept.token != nil))
    let ids = kept.age == nil || kept.token == nil ? [] : kept.timeline.rows.map(\.id)
    #expect(model.entries.compactMap(\.statusID) == ids)
    await app.services.cache.close()
  }

  /// Nobody else can read anything, and the token is in its own file or the draft of it.
  private func expectPrivacy() throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
      let url = folder.url.appending(path: path)
      #expect(try url.permissions() == (url.isFolder ? 0o700 : 0o600), "\(path)")
    }
    #expect(try folder.url.permissions() == 0o700)
    #expect(try places(of: "access-").isSubset(of: ["session.json", ".draft"]))
  }
}

extension KillTests {
  private func copy(_ name: String) throws -> URL {
    let copy = copies.url.appending(path: name)
    guard FileManager.default.fileExists(atPath: folder.url.path) else { return copy }
    try FileManager.default.copyItem(at: folder.url, to: copy)
    return copy
  }

  /// The files that have a text in them.
  private func places(of text: String) throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    return Set(
      paths.filter { path in
        let data = try? Data(contentsOf: folder.url.appending(path: path))
        return data?.range(of: Data(text.utf8)) != nil
      })
  }
}

extension TimelineEntry {
  fileprivate var statusID: Int64? {
    if case .status(let row) = self { row.id } else { nil }
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }
}
