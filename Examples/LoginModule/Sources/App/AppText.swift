import Foundation

/// All words of the app itself that a user reads; each module has its own.
package nonisolated enum AppText {
  package static let title = NSLocalizedString(
    "app.title", value: "LoginExample", comment: "The title of the home screen.")
  package static let signOut = NSLocalizedString(
    "app.signOut", value: "Log Out", comment: "The button that ends the session.")
  package static let empty = NSLocalizedString(
    "app.empty", value: "No modules yet.", comment: "Stands in for the list of modules.")
}
