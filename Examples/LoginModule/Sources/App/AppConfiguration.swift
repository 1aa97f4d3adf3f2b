import BaseData
import Foundation

#if canImport(os)
  import os
#endif

/// The facts that this app needs before it can start.
package nonisolated struct AppConfiguration: Sendable {
  /// Where the server is. What is kept belongs to a user of this host, whatever the path is: where
  /// one host serves several tenants, as in `example.com/acme`, users of the same name are one
  /// account, unless they sign in with the tenant in their name, as `signIn(as: "acme/ann", …)`.
  package var baseURL: URL
  /// How the server wraps its answers.
  package var envelope: Envelope
  /// Where the app keeps the files that stay.
  package var folder: URL
  /// Where the app keeps the files that it can load again.
  package var caches: URL
  /// Where it is kept who is signed in.
  package var sessions: SessionStore
  /// The folder whose files answer in the place of the server; without one, the server answers.
  package var localServer: URL?
  /// The transport of requests to the server; without one, the system's.
  package var transport: (any HTTPTransport)?
  /// How long a request may take, from its start to the last byte of the reply.
  package var timeLimit: Duration
  /// The header by which the server knows a submission that it gets twice, since the answer was
  /// lost, such as `Idempotency-Key`; `nil` if it does not look.
  package var keyHeader: String?
  /// Hears of every request and how it ended, without what is secret in it.
  package var log: (@Sendable (String) -> Void)?
  /// How users sign in; `nil` if they do not.
  package var signIn: AppSignIn?

  package init(
    baseURL: URL,
    envelope: Envelope,
    folder: URL,
    caches: URL,
    sessions: SessionStore,
    localServer: URL? = nil,
    transport: (any HTTPTransport)? = nil,
    timeLimit: Duration = .seconds(30),
    keyHeader: String? = nil,
    log: (@Sendable (String) -> Void)? = nil,
    signIn: AppSignIn? = nil
  ) {
    self.baseURL = baseURL
    self.envelope = envelope
    self.folder = folder
    self.caches = caches
    self.sessions = sessions
    self.localServer = localServer
    self.transport = transport
    self.timeLimit = timeLimit
    self.keyHeader = keyHeader
    self.log = log
    self.signIn = signIn
  }
}

nonisolated extension AppConfiguration {
  /// The app as it is shipped.
  ///
  /// In a debug build, the environment variable `LOCAL_SERVER` names the folder of canned replies.
  package static var standard: AppConfiguration {
    let folder = Self.folder(.applicationSupportDirectory)
    return AppConfiguration(
      // The demo server, as `swift run DemoServer` starts it.
      baseURL: URL(string: "http://127.0.0.1:8420/2")!,
      envelope: .weibo,
      folder: folder,
      caches: Self.folder(.cachesDirectory),
      sessions: .standard(service: "LoginExample", folder: folder),
      localServer: environmentLocalServer,
      log: systemLog,
      signIn: AppSignIn.standard
    )
  }

  private static func folder(_ place: FileManager.SearchPathDirectory) -> URL {
    let manager = FileManager.default
    let folders = manager.urls(for: place, in: .userDomainMask)
    return (folders.first ?? manager.temporaryDirectory).appending(path: "LoginExample")
  }

  /// The system's log, where there is one: for whoever looks while the app runs, since nothing is
  /// kept of what is said at this level.
  private static var systemLog: (@Sendable (String) -> Void)? {
    #if canImport(os)
      let logger = Logger(subsystem: "LoginExample", category: "network")
      return { text in logger.debug("\(text, privacy: .public)") }
    #else
      return nil
    #endif
  }

  private static var environmentLocalServer: URL? {
    #if DEBUG
      ProcessInfo.processInfo.environment["LOCAL_SERVER"].map { URL(filePath: $0) }
    #else
      nil
    #endif
  }
}
