import BaseView
import Core
import Foundation
import Observation

/// Where the user is, and what the modules share: one for each window.
@MainActor @Observable
package final class AppRouter {
  package let services: Services
  /// The tabs, with the stack of each.
  package private(set) var tabs: RouterTabs<AppRoute>
  /// Whose turn it is: when this changes, all screens are made anew, since those that are there
  /// show what is another's.
  package private(set) var turn: Int

  @ObservationIgnored let root: AppRoute?
  @ObservationIgnored private let events = TaskSlot()
  @ObservationIgnored let restoration = TaskSlot()

  /// - Parameter root: The only screen to begin with; without one, the app begins as a whole.
  package init(_ services: Services, at root: AppRoute? = nil) {
    self.root = root
    tabs = Self.beginning(at: root)
    self.services = services
    let events = services.events
    turn = services.turns
    self.events.follow(events) { [weak self] in self?.follow($0) }
  }
  /// The view models that ask again when the user has signed in again.
  @ObservationIgnored var followers = SessionFollowers()
  /// What the screens that were there before the last sign-in are asking for again.
  @ObservationIgnored package internal(set) var reloading: Task<Void, Never>?

  package convenience init(_ configuration: AppConfiguration) {
    self.init(Services(configuration))
  }

  var signIn: AppSignIn? { services.signIn }

  /// Where the user is in the tab in front.
  package var router: Router<AppRoute> { tabs.front }

  /// Goes back to where the app begins, if another account is at hand.
  package func followAccount() {
    guard turn != services.turns else { return }
    tabs.overlay.presentation = nil
    tabs = Self.beginning(at: root)
    turn = services.turns
    followers = SessionFollowers()
  }

  /// Leads the user to the sign-in, which lies over whatever is there and gives it back as it was:
  /// once, however many requests fail.
  package func sessionExpired() {
    if let route = signIn?.route, route != root { router.presentOnce(route) }
  }

  /// Where the app begins: with the home screen, and the modules that are tabs. Beside tabs, a home
  /// screen without entries is left out, or is the last, where users sign out.
  package static var beginning: RouterTabs<AppRoute> {
    guard AppHomeEntry.all.isEmpty, let first = AppTab.all.first else {
      return RouterTabs(.appHome, AppTab.all)
    }
    let last: [AppTab] = AppSignIn.standard?.route == nil ? [] : [.appHome]
    return RouterTabs(first, AppTab.all.dropFirst() + last)
  }

  private static func beginning(at root: AppRoute?) -> RouterTabs<AppRoute> {
    root.map { RouterTabs(at: $0) } ?? beginning
  }

  /// True if the user is done with the only screen that this began with. Whoever shows it takes it
  /// away, and sets this back.
  package var isClosed: Bool {
    get { root != nil && tabs.overlay.isClosed }
    set { tabs.overlay.isClosed = newValue }
  }

  /// Shows what a URL leads to: in the tab of its module, or else on top of what is there. What the
  /// user has not finished, such as a form, stays below it; the sign-in stays in front. What is on
  /// screen already stays as it is.
  ///
  /// - Returns: Whether the URL leads anywhere.
  package func open(_ url: URL) -> Bool {
    guard let route = AppLinks.route(of: url) else { return false }
    if let sheet = router.sheet, sheet != signIn?.route {
      router.presentOnce(route)
    } else if let start = AppLinks.start(of: route), tabs.select(start) {
      if router.path.last != route { router.path = route == start ? [] : [route] }
    } else {
      router.push(route)
    }
    return true
  }

  private func follow(_ event: Services.Event) {
    switch event {
    case .switched: followAccount()
    case .signedIn: if services.account.user != nil { signedIn() }
    case .expired: sessionExpired()
    }
  }

  /// Called when the app becomes active: another process may have written what the screens show.
  package func catchUp() {
    Task { [services] in await services.catchUp() }
  }

  /// The navigation as a module knows it, with its own routes alone.
  ///
  /// - Parameter router: That of the presentation in which the module's screen is.
  package func routing<Route>(
    in router: Router<AppRoute>, through appRoute: @escaping @MainActor (Route) -> AppRoute
  ) -> Routing<Route> {
    Routing(
      push: { router.push(appRoute($0)) },
      present: { router.present(appRoute($0)) },
      close: { router.close() },
      sessionExpired: { [weak self] in self?.sessionExpired() }
    )
  }
}
