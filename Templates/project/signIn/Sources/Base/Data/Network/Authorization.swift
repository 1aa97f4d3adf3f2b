/// The word of a request on who is asking.
package nonisolated enum Authorization: Sendable {
  /// Carries no token, as when somebody signs in.
  case none
  /// Carries the session's token, if somebody is signed in.
  case session
}
