import App
import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// The images that were loaded belong to an account.
nonisolated struct AccountImagesTests {
  private let folder = TemporaryFolder()

  @Test func goWithTheirUser() async throws {
    var configuration = AppConfiguration.test(in: folder.url)
    configuration.transport = StubTransport(HTTPReply(body: Data("image".utf8)))
    let services = Services(configuration)
    try await services.signIn(as: "ann", with: Token(access: "a"))
    let url = try #require(URL(string: "https://images.example.com/1.png"))
    let images = services.images
    #expect(try await images.data(for: url) == Data("image".utf8))
    let home = folder.url.appending(path: "Caches/\(services.account.folderName)/Images")
    #expect(FileManager.default.fileExists(atPath: home.path))

    try await services.signOut()

    await #expect(throws: AppError.cancelled) { try await images.data(for: url) }
    #expect(!FileManager.default.fileExists(atPath: home.path))
  }
}
