/// How far a sign-in has come.
package nonisolated enum LoginStep: Sendable, Hashable {
  /// The session has its token.
  case signedIn(User)
  /// The password was right; the server wants a code too.
  case codeWanted(Challenge)
}

/// The question of the server that a code answers.
package nonisolated struct Challenge: Sendable, Hashable {
  package let id: String

  package init(id: String) {
    self.id = id
  }
}
