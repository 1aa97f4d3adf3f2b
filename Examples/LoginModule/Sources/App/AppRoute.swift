/// Every place of the app: one case for each module, which has routes of its own.
package nonisolated enum AppRoute: Hashable, Sendable {
  /// Where the app begins.
  case appHome
  // scaffold:routes
  case login(LoginRoute)
  case me(MeRoute)
  case timeline(TimelineRoute)
  // scaffold:end
}
