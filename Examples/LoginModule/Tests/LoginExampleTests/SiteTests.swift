import App
import BaseBusiness
import Foundation
import TerminalFace
import Testing

@testable import LoginExampleKit

/// Where the program keeps its files.
struct SiteTests {
  private func options(_ server: String) -> Options {
    var options = Options()
    options.server = URL(string: server)
    return options
  }

  @Test(arguments: [
    ("http://127.0.0.1:8420", "http://127.0.0.1:8420/2"),
    ("http://127.0.0.1:8420/", "http://127.0.0.1:8420/2"),
    ("http://127.0.0.1:8420/3", "http://127.0.0.1:8420/3"),
  ])
  func talksToTheServerThatIsGiven(text: String, baseURL: String) throws {
    #expect(try Site(options(text)).baseURL.absoluteString == baseURL)
  }

  @MainActor @Test func leavesNoFiles() async throws {
    let site = try Site(Options())
    let reader = Reader(site, dates: .british)
    await reader.start()
    try await reader.logIn(as: Credentials(of: "demo", in: [:]))
    #expect(FileManager.default.fileExists(atPath: site.folder.path))

    reader.leave()

    #expect(!FileManager.default.fileExists(atPath: site.folder.path))
  }

  /// Whoever kills the program leaves no token behind.
  @MainActor @Test func keepsTheTokenInNoFileUnlessItIsToldWhere() async throws {
    let site = try Site(Options())
    let reader = Reader(site, dates: .british)
    await reader.start()
    try await reader.logIn(as: Credentials(of: "demo", in: [:]))
    let token = try #require(try await reader.app.services.session.current())

    let files = try FileManager.default.subpathsOfDirectory(atPath: site.folder.path)
    let texts = files.compactMap { try? Data(contentsOf: site.folder.appending(path: $0)) }
    #expect(!texts.isEmpty)
    #expect(texts.allSatisfy { $0.range(of: Data(token.access.utf8)) == nil })
    reader.leave()
  }
}
