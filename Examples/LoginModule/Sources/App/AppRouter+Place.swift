import BaseView
import Core
import Foundation

// Where the user is, for the next start of the app.
extension AppRouter {
  /// Where the user is, as a text for the system to keep; `nil` for a screen that begins alone.
  /// What the sign-in lies over is there again, and the sign-in where it is needed.
  package var place: String? {
    guard root == nil else { return nil }
    return tabs.place(of: account, Self.link(to:), upTo: isPassing)
  }

  /// Leads the user to where they were when the app ended, if it is the same one who is signed in.
  package func restore(_ place: String?) {
    guard root == nil, let place else { return }
    tabs.restore(place, of: account, Self.link(to:)) { link in
      URL(string: link).flatMap(AppLinks.route)
    }
  }

  private var account: String { services.account.folderName }

  private func isPassing(_ route: AppRoute) -> Bool { route == signIn?.route }

  private static func link(to route: AppRoute) -> String? {
    AppLinks.url(of: route)?.absoluteString
  }
}
