import App
import BaseView
import LoginView
import MeView
import Observation
import TerminalFace
import TimelineView

/// Somebody who signs in and reads the timeline.
@MainActor
final class Reader {
  let site: Site
  let app: AppRouter
  /// How the reader has the moments of posts.
  let dates: StatusDate
  /// What asks who is there, while it does.
  var loginPage: LoginPage?
  private(set) var timeline: TimelineViewModel
  var list: ListScreen
  /// What was just done at the server, without notice to the app.
  var said: String?
  /// What is open in front of the list.
  var page: PageScreen?
  /// What that shows, if it goes on changing.
  var subject: PageSubject?
  /// The profile, which is loaded once, as the tab of an app is.
  private var tab: MeViewModel?
  private let hasKeys: Bool
  private var isSigningOut = false
  /// Whose timeline it is.
  private var turn: Int

  /// - Parameter hasKeys: Whether there are keys, so that they are named on every screen.
  init(_ site: Site, size: TerminalSize = .usual, dates: StatusDate, hasKeys: Bool = false) {
    self.site = site
    self.hasKeys = hasKeys
    self.dates = dates
    app = AppRouter(site.configuration)
    turn = app.turn
    timeline = app.makeTimelineViewModel(in: app.router)
    list = ListScreen(timeline.list(dates), size: size)
  }

  var login: LoginViewModel? { loginPage?.login }

  /// Ends what the site has. The app is still there meanwhile: its database would else be closed
  /// while its files are removed.
  func leave() {
    withExtendedLifetime(app) { site.leave() }
  }
}

// What the app shows.
extension Reader {
  /// Goes on with the last session, if there is one, and waits for what it shows.
  ///
  /// - Parameter user: Who it has to be; nil for anybody.
  func start(as user: String? = nil) async {
    await begin(as: user)
    await settle()
  }

  /// Goes on with the last session, if there is one. Another user's is ended; whoever sits here does
  /// not wait until the server knows that too.
  func begin(as user: String? = nil) async {
    await app.start()?.value
    guard let user, app.router.sheet == nil, await app.lastUserName() != user else { return }
    let leaving = signOut()
    if hasKeys { await untilAsked() } else { await leaving.value }
  }

  /// Waits until the app asks who is there.
  private func untilAsked() async {
    while app.router.sheet == nil {
      await withCheckedContinuation { change in
        withObservationTracking {
          _ = app.router.sheet
        } onChange: {
          change.resume()
        }
      }
    }
  }

  /// Waits for what follows from what has happened.
  func settle() async {
    await follow()?.value
    follow()
  }

  /// Goes where the app is now: to the sign-in, to the timeline of a new user, or back to the one
  /// that the sign-in has interrupted.
  @discardableResult
  func follow() -> Task<Void, Never>? {
    followPage()
    followAccount()
    guard app.router.sheet == nil else {
      isSigningOut = false
      return askWhoIsThere()
    }
    guard !isSigningOut else { return nil }
    let isBack = login != nil
    loginPage = nil
    let task = app.router.path.isEmpty ? open() : isBack ? app.reloading : nil
    var model = timeline.list(dates, help: help(for: listCommands))
    model.surroundings.mark = mark
    if let said { model.surroundings.status = said }
    list.show(model)
    return task
  }

  /// Nothing stays of what the last user was shown.
  private func followAccount() {
    app.followAccount()
    guard turn != app.turn else { return }
    turn = app.turn
    timeline = app.makeTimelineViewModel(in: app.router)
    list = ListScreen(timeline.list(dates), size: list.size)
    page = nil
    tab = nil
  }

  /// What is open has what its view model has now.
  private func followPage() {
    if page == nil { subject = nil }
    if let subject {
      let content = subject.page(dates, help: help(for: subject.commands))
      page?.show(content.surroundings, text: content.text)
    }
    page?.surroundings.mark = mark
  }

  private func askWhoIsThere() -> Task<Void, Never>? {
    page = nil
    var task: Task<Void, Never>?
    if loginPage == nil, let sheet = app.router.sheetRouter {
      let login = app.makeLoginViewModel(in: sheet)
      task = login.form.fillIfNeeded()
      loginPage = LoginPage(login, size: list.size, hasKeys: hasKeys)
    }
    loginPage?.follow(app, mark: mark)
    return task
  }

  /// Until the app asks who is there, nothing is loaded any more: it would be kept.
  func signOut() -> Task<Void, Never> {
    isSigningOut = true
    return app.signOut()
  }

  private func open() -> Task<Void, Never>? {
    app.router.push(.timeline(.start))
    list = ListScreen(timeline.list(dates), size: list.size)
    page = nil
    return timeline.loadIfNeeded() ?? app.reloading
  }
}

// What is to be seen.
extension Reader {
  var frame: Frame {
    loginPage?.frame ?? page?.frame ?? list.frame
  }

  func resize(to size: TerminalSize) {
    loginPage?.resize(to: size)
    page?.resize(to: size)
    list.resize(to: size)
  }

  /// Opens a text in front of the list.
  func show(_ text: String, title: String, status: String = "") {
    let surroundings = Surroundings(
      title: title, status: status, help: help(for: ["back", "down", "quit"]))
    page = PageScreen(surroundings, text: text, size: list.size)
    subject = nil
  }

  /// Opens what goes on changing.
  func show(_ subject: PageSubject) {
    show("", title: "")
    self.subject = subject
    followPage()
  }

  /// Opens the profile.
  func showProfile() -> Task<Void, Never>? {
    let tab = tab ?? app.makeMeViewModel(in: app.router)
    self.tab = tab
    show(.me(tab))
    return tab.item.loadIfNeeded() ?? tab.item.load(.cacheOnly)
  }

  private var mark: String { site.connection.isCut ? "offline" : "" }

  /// Those that would do something now.
  private var listCommands: [String] {
    let news = timeline.newCount == 0 ? [] : ["new"]
    let gap = gaps.isEmpty ? [] : ["gap"]
    let connection = site.connection.isCut ? "online" : "offline"
    return ["open", "refresh"] + news + gap + [connection, "logout", "help", "quit"]
  }

  private func help(for words: [String]) -> String {
    hasKeys ? CommandHelp.line(for: words) : ""
  }
}
