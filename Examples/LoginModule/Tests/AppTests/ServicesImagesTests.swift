import App
import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// The images that all modules share.
nonisolated struct ServicesImagesTests {
  @Test func keepsImagesAmongWhatCanBeLoadedAgain() async throws {
    let folder = TemporaryFolder()
    var configuration = AppConfiguration.test(in: folder.url)
    configuration.caches = folder.url.appending(path: "Caches")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data("image".utf8).write(to: folder.url.appending(path: "GET 7.json"))
    let url = try #require(URL(string: "https://images.example.com/7.png"))

    #expect(try await Services(configuration).images.data(for: url) == Data("image".utf8))

    let account = AccountID(at: configuration.baseURL)
    let kept = configuration.caches.appending(path: "\(account.folderName)/Images")
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path).count == 1)
  }
}
