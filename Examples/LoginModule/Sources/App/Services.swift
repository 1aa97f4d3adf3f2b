import BaseBusiness
import BaseData
import Core
import Foundation

/// What all modules share, made once: the one place where it is decided what stands behind each.
package struct Services: Sendable {
  package let session: Session
  package let client: HTTPClient
  package let database: Database
  package let storage: any KeyValueStore

  /// Nothing is opened and nobody is asked until a module does so.
  package init(_ configuration: AppConfiguration) {
    let folder = configuration.folder
    session = Session(tokens: configuration.tokens, refresh: Self.refresh)
    client = HTTPClient(
      baseURL: configuration.baseURL,
      transport: Self.transport(configuration),
      session: session,
      envelope: configuration.envelope
    )
    database = Database(at: folder.appending(path: "app.sqlite"))
    storage = FileStore(folder: folder.appending(path: "Storage"))
  }

  /// Gets a new token for one that the server no longer accepts.
  @Sendable
  private static func refresh(_ token: Token) async throws(AppError) -> Token {
    // FILL IN: ask your server. Until then, a token that is refused ends the session.
    throw .sessionExpired
  }

  private static func transport(_ configuration: AppConfiguration) -> any HTTPTransport {
    guard let folder = configuration.localServer else { return URLSessionTransport() }
    return CannedTransport(folder: folder, baseURL: configuration.baseURL)
  }
}
