import App
import BaseData
import DemoServerKit
import Foundation
import TerminalFace

/// Whom the program talks to, and where it keeps its files: what was given, or what it brings along.
struct Site: Sendable {
  let baseURL: URL
  let folder: URL
  let connection = CuttableTransport(URLSessionTransport())
  private let server: DemoServer?
  private let isTemporary: Bool

  init(_ options: Options) throws(DemoServerFault) {
    isTemporary = options.folder == nil
    folder =
      options.folder.map { URL(filePath: $0) }
      ?? FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    if let url = options.server {
      server = nil
      baseURL = url.isBare ? url.appending(path: "2") : url
    } else {
      let server = try DemoServer.start(memory: folder.appending(path: "server.json"))
      self.server = server
      baseURL = server.baseURL
    }
  }

  /// Ends the server, and leaves no file that nobody wanted.
  func leave() {
    server?.stop()
    if isTemporary { try? FileManager.default.removeItem(at: folder) }
  }

  /// The app as it is shipped, at this site.
  var configuration: AppConfiguration {
    var configuration = AppConfiguration.standard
    configuration.baseURL = baseURL
    configuration.localServer = nil
    configuration.folder = folder
    configuration.transport = connection
    configuration.tokens = TokenStore(FileStore(folder: folder))
    return configuration
  }
}

extension URL {
  /// Whether it names a server and no place there: then the API is where the demo server has it.
  fileprivate var isBare: Bool { ["", "/"].contains(path) }
}
