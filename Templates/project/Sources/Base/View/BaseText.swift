import Foundation

/// The words that every screen shares.
package enum BaseText {
  package static let empty = NSLocalizedString(
    "phase.empty", value: "Nothing here yet.", comment: "Stands in for content that is empty.")
  package static let loading = NSLocalizedString(
    "phase.loading", value: "Loading…", comment: "Stands in for content that is awaited.")
  package static let retry = NSLocalizedString(
    "phase.retry", value: "Try Again", comment: "The button that repeats a failed request.")
  package static let failed = NSLocalizedString(
    "phase.failed", value: "Something Went Wrong", comment: "The title of an error.")
  package static let dismiss = NSLocalizedString(
    "phase.dismiss", value: "Dismiss", comment: "The button that closes a notice.")
  package static let close = NSLocalizedString(
    "phase.close", value: "Close", comment: "The button that closes a sheet.")
  package static let confirm = NSLocalizedString(
    "phase.confirm", value: "OK", comment: "The button that closes an error.")
  package static let yes = NSLocalizedString(
    "value.yes", value: "Yes", comment: "A value that is true.")
  package static let no = NSLocalizedString(
    "value.no", value: "No", comment: "A value that is false.")
}
