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
  /// Where the token is kept. Of a program that is to leave nothing, it is in no file: whoever kills
  /// it cannot leave one behind.
  private let session: any KeyValueStore

  /// - Throws: a `ReaderFault` if there is no such folder, a `DemoServerFault` if there is no
  ///   server.
  init(_ options: Options) throws {
    isTemporary = options.folder == nil
    folder = try Self.folder(named: options.folder)
    session = isTemporary ? MemoryStore() : FileStore(folder: folder)
    if let url = options.server {
      server = nil
      baseURL = url.isBare ? url.appending(path: "2") : url
    } else {
      let server = try DemoServer.start(
        memory: isTemporary ? nil : folder.appending(path: "server.json"))
      self.server = server
      baseURL = server.baseURL
    }
  }

  /// The folder that was named, which is there when this returns; or else one that nobody has yet.
  private static func folder(named name: String?) throws(ReaderFault) -> URL {
    let manager = FileManager.default
    guard let name else { return manager.temporaryDirectory.appending(path: UUID().uuidString) }
    let folder = URL(filePath: name)
    do {
      try manager.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .noFolder(name)
    }
    guard manager.isWritableFile(atPath: folder.path) else { throw .noFolder(name) }
    return folder
  }

  /// Ends the server, and leaves no file that nobody wanted.
  ///
  /// After a signal, the app still works meanwhile: what it writes while its files are removed, and
  /// the folder that it makes for that, are removed too, until for a moment nothing more comes.
  func leave() {
    server?.stop()
    guard isTemporary else { return }
    let manager = FileManager.default
    for _ in 1...100 where manager.fileExists(atPath: folder.path) {
      try? manager.removeItem(at: folder)
      usleep(1000)
    }
  }

  /// The app as it is shipped, at this site.
  var configuration: AppConfiguration {
    var configuration = AppConfiguration.standard
    configuration.baseURL = baseURL
    configuration.localServer = nil
    configuration.folder = folder
    configuration.transport = connection
    configuration.caches = folder.appending(path: "Caches")
    configuration.sessions = SessionStore(session, lockedIn: folder)
    return configuration
  }
}

// The program's own server.
extension Site {
  func grow(by count: Int) throws(ReaderFault) {
    try ownServer().grow(by: count)
  }

  func endSessions() throws(ReaderFault) {
    try ownServer().endSessions()
  }

  private func ownServer() throws(ReaderFault) -> DemoServer {
    guard let server else { throw .notOurServer }
    return server
  }
}

extension URL {
  /// Whether it names a server and no place there: then the API is where the demo server has it.
  fileprivate var isBare: Bool { ["", "/"].contains(path) }
}
