/// Every place of the app: one case for each module, which has routes of its own.
///
/// It is `indirect`, so that its size does not depend on theirs.
package nonisolated indirect enum AppRoute: Hashable, Sendable {
  /// Where the app begins.
  case appHome
  // scaffold:routes
  // scaffold:end
}
