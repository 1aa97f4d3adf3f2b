#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Shows what a URL leads to, which the system gives to the app's shell.
  ///
  /// - Parameter root: What `makeRoot()` has made.
  /// - Returns: Whether the URL leads anywhere in this app.
  @MainActor @discardableResult
  public func openLink(_ url: URL, in root: UIViewController?) -> Bool {
    (root as? TurnViewController)?.app.open(url) ?? false
  }

  /// Goes on with what the system gives to the app's shell: a universal link, or the place of the
  /// last start.
  ///
  /// - Parameter root: What `makeRoot()` has made.
  @MainActor
  public func goOn(with activity: NSUserActivity, in root: UIViewController?) {
    if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL {
      openLink(url, in: root)
    } else {
      (root as? TurnViewController)?.app.restore(activity.userInfo?[placeKey] as? String)
    }
  }

  /// Where the user is, for the system to keep until the next start.
  ///
  /// - Parameter root: What `makeRoot()` has made.
  @MainActor
  public func placeActivity(in root: UIViewController?) -> NSUserActivity? {
    guard let place = (root as? TurnViewController)?.app.place else { return nil }
    let activity = NSUserActivity(activityType: "\(Bundle.main.bundleIdentifier ?? "").place")
    activity.addUserInfoEntries(from: [placeKey: place])
    return activity
  }

  private nonisolated let placeKey = "place"
#endif
