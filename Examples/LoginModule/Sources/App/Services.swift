import BaseBusiness
import BaseData
import Core
import Foundation

/// What all modules share, made once: the one place where it is decided what stands behind each.
package nonisolated struct Services: Sendable {
  package let session: Session
  package let client: HTTPClient
  package let images: ImageLoader
  package let database: Database
  /// What is kept for whoever is signed in, and goes when they sign out.
  package let storage: FileStore
  /// What stays, such as the name of who signed in last.
  package let lastingStorage: FileStore

  /// Nothing is opened and nobody is asked until a module does so.
  package init(_ configuration: AppConfiguration) {
    let folder = configuration.folder
    let transport = Self.transport(configuration)
    session = Session(
      tokens: configuration.tokens,
      refresh: Self.refresh(through: Self.client(configuration, transport, session: nil)))
    client = Self.client(configuration, transport, session: session)
    images = ImageLoader(
      client: client, disk: DiskCache(folder: configuration.caches.appending(path: "Images")))
    database = Database(at: folder.appending(path: "app.sqlite"))
    storage = FileStore(folder: folder.appending(path: "Storage"))
    lastingStorage = FileStore(folder: folder.appending(path: "Lasting"))
  }

  /// Erases what every module has kept for the user. The database is but a copy of what the server
  /// has. What cannot be erased keeps nothing else.
  package func eraseUserData() async throws(AppError) {
    await images.removeAll()
    var failure: AppError?
    do throws(AppError) {
      try await database.erase()
    } catch {
      failure = error
    }
    try storage.removeAll()
    if let failure { throw failure }
  }
}

extension Services {
  private static func transport(_ configuration: AppConfiguration) -> any HTTPTransport {
    let transport: any HTTPTransport =
      if let transport = configuration.transport {
        transport
      } else if let folder = configuration.localServer {
        CannedTransport(folder: folder, baseURL: configuration.baseURL)
      } else {
        URLSessionTransport()
      }
    guard let log = configuration.log else { return transport }
    return LoggingTransport(transport, log: log)
  }

  private static func client(
    _ configuration: AppConfiguration, _ transport: any HTTPTransport, session: Session?
  ) -> HTTPClient {
    HTTPClient(
      baseURL: configuration.baseURL, transport: transport, session: session,
      envelope: configuration.envelope, timeLimit: configuration.timeLimit)
  }
}
