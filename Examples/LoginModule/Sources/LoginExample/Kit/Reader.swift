import App
import BaseView
import Foundation
import LoginView
import TerminalFace
import TimelineView

/// Somebody who signs in and reads the timeline.
@MainActor
final class Reader {
  let site: Site
  let app: AppRouter
  let timeZone: TimeZone
  /// What asks who is there, while it does.
  private(set) var login: LoginViewModel?
  private(set) var timeline: TimelineViewModel
  var list: ListScreen
  /// What is open in front of the list.
  var page: PageScreen?

  init(_ site: Site, size: TerminalSize = .usual, timeZone: TimeZone) {
    self.site = site
    self.timeZone = timeZone
    app = AppRouter(site.configuration)
    timeline = app.makeTimelineViewModel()
    list = ListScreen(timeline.list(in: timeZone), size: size)
  }

  /// Ends what the site has. The app is still there meanwhile: its database would else be closed
  /// while its files are removed.
  func leave() {
    withExtendedLifetime(app) { site.leave() }
  }
}

// What the app shows.
extension Reader {
  /// Goes on with the last session, if there is one.
  func start() async {
    await app.start().value
    await settle()
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
    guard app.router.sheet == nil else {
      login = login ?? app.makeLoginViewModel()
      page = nil
      return nil
    }
    let isBack = login != nil
    login = nil
    let task = app.router.path.isEmpty ? open() : isBack ? timeline.refresh() : nil
    list.show(timeline.list(in: timeZone))
    return task
  }

  private func open() -> Task<Void, Never>? {
    timeline = app.makeTimelineViewModel()
    app.router.push(.timeline(.start))
    list = ListScreen(timeline.list(in: timeZone), size: list.size)
    return timeline.loadIfNeeded()
  }
}
