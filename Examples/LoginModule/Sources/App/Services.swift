import BaseBusiness
import BaseData
import Core
import Foundation

/// The services that all modules share: the one place where it is decided what stands behind each.
///
/// What is kept belongs to an account. Whoever takes a client or a store from here has that of the
/// account at hand; once another is at hand, whatever is asked through it is cancelled.
package nonisolated final class Services: Sendable {
  package let session: Session
  /// The values that stay whoever is signed in, such as the name of who was last.
  package let lastingStorage: any KeyValueStore

  let configuration: AppConfiguration
  private let transport: any HTTPTransport
  private let desk: Locked<Desk>
  let broadcast = Broadcast<Event>()

  /// An event of the session, in whichever process.
  package enum Event: Sendable {
    /// Another account is at hand: all screens are to be made anew.
    case switched
    /// A user has signed in, be it the one who was there before.
    case signedIn
    /// The server wants the user to sign in again.
    case expired
  }

  /// The stores of the account at hand, and how many accounts were at hand before.
  private struct Desk {
    let stores: AccountStores
    var images: ImageLoader?
    var turns = 0

    init(_ stores: AccountStores, turns: Int = 0) {
      self.stores = stores
      self.turns = turns
    }

    /// Whatever is late is written nowhere.
    func invalidate() {
      images?.invalidate()
      stores.invalidate()
    }

    func close() async {
      await images?.close()
      await stores.close()
    }
  }

  /// Nothing is opened and nobody is asked until a module does so.
  package init(_ configuration: AppConfiguration) {
    self.configuration = configuration
    let transport = Self.transport(configuration)
    self.transport = transport
    lastingStorage = FileStore(folder: configuration.folder.appending(path: "Lasting"))
    try? configuration.sessions.forgetFormerInstallation()
    let desk = Locked(
      Desk(Self.stores(of: AccountID(at: configuration.baseURL), configuration)))
    self.desk = desk
    session = Session(
      store: configuration.sessions,
      server: configuration.baseURL,
      switched: { [broadcast] account in
        let next = Self.stores(of: account, configuration)
        let last = desk.withLock { desk in
          let next = Desk(next, turns: desk.turns + 1)
          desk.invalidate()
          defer { desk = next }
          return desk
        }
        broadcast.tell(.switched)
        Task { await last.close() }
      },
      refresh: { token throws(AppError) in
        guard let signIn = configuration.signIn else { throw .sessionExpired }
        return try await signIn.renew(
          token, Self.client(configuration, transport, session: nil))
      })
    Task { [broadcast, expirations = session.expirations] in
      for await _ in expirations { broadcast.tell(.expired) }
    }
  }
}

nonisolated extension Services {
  /// Those of the running app: all that it shows has them in common.
  package static let shared = Services(.standard)

  /// How users sign in; `nil` if they do not.
  package var signIn: AppSignIn? { configuration.signIn }

  /// The events of the session from now on, for one listener.
  package var events: AsyncStream<Event> { broadcast.listen() }
}

// What belongs to the account at hand.
nonisolated extension Services {
  package var account: AccountID { stores.account }

  package var client: HTTPClient {
    Self.client(configuration, transport, session: AccountSession(session, of: account))
  }

  /// Loads images; what is kept of them goes when the user signs out.
  package var images: ImageLoader {
    let client = client
    return desk.withLock { desk in
      if let images = desk.images { return images }
      let disk = DiskCache(folder: desk.stores.caches.appending(path: "Images"))
      let images = ImageLoader(client: client, disk: disk)
      desk.images = images
      return images
    }
  }

  /// The tables of modules that have a network; they go when the user signs out.
  package var cache: Database { stores.cache }
  /// The tables of modules that have none; they stay for the user.
  package var source: Database { stores.source }
  /// The values that stay for the user.
  package var storage: any KeyValueStore { stores.storage }
  /// The values that go with the cache.
  package var cacheStorage: any KeyValueStore { stores.cacheStorage }
  /// The lists that are not kept, which the screens that show one have in common.
  package var memory: SharedMemory { stores.memory }

  /// Notifies the screens when another process, such as an extension, has written what they show.
  /// For when the app becomes active.
  package func catchUp() async { await stores.catchUp() }

  /// How many accounts were at hand before.
  package var turns: Int { desk.withLock { $0.turns } }

  var stores: AccountStores { desk.withLock { $0.stores } }
}

// Who comes and goes.
nonisolated extension Services {
  /// Begins the session of a user. Whoever was there before is signed out, unless it is the
  /// same one.
  ///
  /// - Throws: what could not be kept, or be erased of the last user. The session has begun all the
  ///   same.
  package func signIn(as user: String, with token: Token) async throws(AppError) {
    defer {
      broadcast.tell(.signedIn)
      Task { await revokeTokens() }
    }
    if user != account.user { await giveTokenBack() }
    try await turn { () async throws(AppError) in try await session.signIn(as: user, with: token) }
  }

  /// Ends the session and empties the cache. What has its source on this device stays, for the user
  /// alone.
  ///
  /// - Throws: what could not be erased. The session has ended all the same.
  package func signOut() async throws(AppError) {
    await giveTokenBack()
    try await turn { () async throws(AppError) in try await session.signOut() }
  }

  /// Notifies the server of all tokens that the session has forgotten, and of which the server has
  /// not heard yet. Nobody waits for it.
  package func revokeTokens() async {
    guard let signIn else { return }
    let client = Self.client(configuration, transport, session: nil)
    await configuration.sessions.tell(account.origin) { token throws(AppError) in
      // Some servers give the same one again, and a token is given back before its session ends.
      if token.access == (try? await session.current())?.access { throw .cancelled }
      try await signIn.revoke(token, client)
    }
  }

  /// Remembers that the server has to be notified of the token in use.
  private func giveTokenBack() async {
    guard signIn != nil, let token = try? await session.current() else { return }
    try? configuration.sessions.give(back: token, to: account.origin)
  }

  private func turn(_ step: () async throws(AppError) -> Void) async throws(AppError) {
    let last = desk.withLock { $0 }
    var failure: AppError?
    do throws(AppError) {
      try await step()
    } catch {
      failure = error
    }
    if last.stores.account.user != nil, last.stores.account != account {
      await last.close()
      try await last.stores.eraseCache()
    }
    if let failure { throw failure }
  }
}

nonisolated extension Services {
  private static func stores(
    of account: AccountID, _ configuration: AppConfiguration
  ) -> AccountStores {
    AccountStores(of: account, in: configuration.folder, caches: configuration.caches)
  }

  private static func client(
    _ configuration: AppConfiguration, _ transport: any HTTPTransport, session: AccountSession?
  ) -> HTTPClient {
    HTTPClient(
      baseURL: configuration.baseURL,
      transport: transport,
      session: session,
      envelope: configuration.envelope,
      timeLimit: configuration.timeLimit,
      keyHeader: configuration.keyHeader
    )
  }

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
}
