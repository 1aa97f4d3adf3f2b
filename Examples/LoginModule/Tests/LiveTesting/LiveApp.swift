import App
import BaseData
import BaseTesting
import BaseView
import Core
import DemoServerKit
import LoginView
import TimelineView

/// The app as it is shipped, with its files in a folder of its own, and a server of its own.
@MainActor
package struct LiveApp {
  package let server: DemoServer
  package let app: AppRouter
  private let folder = TemporaryFolder()
  private let transport = ImpatientTransport(URLSessionTransport())

  /// - Parameter posts: More than two pages, so that there is always a next one.
  package init(posts: Int = 60) throws {
    server = try DemoServer.start(posts: posts)
    var configuration = AppConfiguration.standard
    configuration.baseURL = server.baseURL
    configuration.localServer = nil
    configuration.folder = folder.url
    configuration.caches = folder.url.appending(path: "Caches")
    configuration.sessions = SessionStore(FileStore(folder: folder.url), lockedIn: folder.url)
    configuration.transport = transport
    app = AppRouter(configuration)
  }

  /// Lets one thing go wrong. What would take minutes is waited for no longer than a moment.
  package func meet(_ kind: Fault.Kind, on path: String = "*", count: Int = 1) {
    transport.isImpatient = [.delay, .trickle].contains(kind)
    server.add(Fault(kind, on: path, seconds: 600, count: count))
  }

  /// Lets nothing more go wrong.
  package func recover() {
    server.clearFaults()
    transport.isImpatient = false
  }

  /// The sign-in, with all fields filled in.
  package func login() async -> LoginViewModel {
    let login = app.makeLoginViewModel(in: app.router)
    await login.form.fillIfNeeded()?.value
    login.form.entries.userName.text = "demo"
    login.form.entries.password.text = "demo1234"
    return login
  }

  /// The timeline of a user who has just signed in; nothing is on screen yet.
  package func timeline() async -> TimelineViewModel {
    await app.start()?.value
    let login = await login()
    await login.form.submit()?.value
    withExtendedLifetime(login) {}
    return app.makeTimelineViewModel(in: app.router)
  }

  /// The rows that the cache has.
  package func keptEntries() async -> [TimelineEntry] {
    let kept = app.makeTimelineViewModel(in: app.router)
    await kept.first(.cacheOnly).value
    return kept.entries
  }
}
