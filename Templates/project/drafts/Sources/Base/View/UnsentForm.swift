/// A form whose screens are not closed before the user was asked about what is not sent yet.
@MainActor
package protocol UnsentForm: AnyObject {
  /// True if something is entered that was not sent.
  var isUnsent: Bool { get }

  /// Forgets what is entered, since its screen closes.
  func discard()
}
