import App
import BaseTesting
import Foundation
import Testing

/// The services that all modules share.
nonisolated struct ServicesTests {
  @Test func opensNothingByItself() throws {
    let folder = TemporaryFolder()

    _ = Services(.test(in: folder.url))

    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }
}
