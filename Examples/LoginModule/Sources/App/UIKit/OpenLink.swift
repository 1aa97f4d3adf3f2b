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
#endif
