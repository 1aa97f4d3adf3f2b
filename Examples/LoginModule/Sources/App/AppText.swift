import BaseView

/// All words of the app itself that a user reads; each module has its own.
package nonisolated enum AppText {
  package static let title = text("app.title", "LoginExample")
  package static let signIn = text("app.signIn", "Log In")
  package static let signOut = text("app.signOut", "Log Out")
  package static let empty = text("app.empty", "No modules yet.")

  private static let text = StringCatalog("AppText", of: "App")
}
