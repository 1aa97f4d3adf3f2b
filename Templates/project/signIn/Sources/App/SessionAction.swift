import Core

/// An action of the user on the session: begin one, or end it.
@MainActor
package struct SessionAction {
  package let title: String
  package let perform: @MainActor () -> Void
}

extension AppRouter {
  /// The action on the first screen; `nil` in an app without a sign-in. It is another one for each
  /// account, and so are the screens.
  package var sessionAction: SessionAction? {
    guard signIn?.route != nil else { return nil }
    guard services.account.user != nil else {
      return SessionAction(title: AppText.signIn) { self.sessionExpired() }
    }
    return SessionAction(title: AppText.signOut) { self.signOut() }
  }
}
