import BaseData
import Foundation

/// What this app must be told before it can start.
package nonisolated struct AppConfiguration: Sendable {
  /// Where the server is.
  package var baseURL: URL
  /// How the server wraps its answers.
  package var envelope: Envelope
  /// Where the app keeps its files.
  package var folder: URL
  /// Where the session's token is kept.
  package var tokens: TokenStore
  /// The folder whose files answer in the place of the server; without one, the server answers.
  package var localServer: URL?
  /// What carries requests to the server; without one, the system does.
  package var transport: (any HTTPTransport)?
  /// How long a request may take, from its start to the last byte of the reply.
  package var timeLimit: Duration
  /// Where the user signs in, once the server no longer knows who it is.
  package var signIn: AppRoute?

  package init(
    baseURL: URL,
    envelope: Envelope,
    folder: URL,
    tokens: TokenStore,
    localServer: URL? = nil,
    transport: (any HTTPTransport)? = nil,
    timeLimit: Duration = .seconds(30),
    signIn: AppRoute? = nil
  ) {
    self.baseURL = baseURL
    self.envelope = envelope
    self.folder = folder
    self.tokens = tokens
    self.localServer = localServer
    self.transport = transport
    self.timeLimit = timeLimit
    self.signIn = signIn
  }
}

nonisolated extension AppConfiguration {
  /// The app as it is shipped.
  ///
  /// In a debug build, the environment variable `LOCAL_SERVER` names the folder of canned replies.
  package static var standard: AppConfiguration {
    let folder = applicationSupport.appending(path: "LoginExample")
    return AppConfiguration(
      // The demo server, as `swift run DemoServer` starts it.
      baseURL: URL(string: "http://127.0.0.1:8420/2")!,
      envelope: .weibo,
      folder: folder,
      tokens: .standard(service: "LoginExample", folder: folder),
      localServer: environmentLocalServer,
      signIn: .login(.start)
    )
  }

  private static var applicationSupport: URL {
    let manager = FileManager.default
    let folders = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return folders.first ?? manager.temporaryDirectory
  }

  private static var environmentLocalServer: URL? {
    #if DEBUG
      ProcessInfo.processInfo.environment["LOCAL_SERVER"].map { URL(filePath: $0) }
    #else
      nil
    #endif
  }
}
