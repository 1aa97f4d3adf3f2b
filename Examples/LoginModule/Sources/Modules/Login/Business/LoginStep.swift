/// How far a sign-in has come.
package nonisolated enum LoginStep: Sendable, Hashable {
  /// The session has its token.
  case signedIn(User)
  /// The password was right; the server wants a code too.
  case codeWanted(Challenge)
}
