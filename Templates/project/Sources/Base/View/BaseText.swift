import Foundation

/// The words that every screen shares.
package nonisolated enum BaseText {
  package static let empty = NSLocalizedString(
    "phase.empty", value: "Nothing here yet.", comment: "Stands in for content that is empty.")
  package static let loading = NSLocalizedString(
    "phase.loading", value: "Loading…", comment: "Stands in for content that is awaited.")
  package static let retry = NSLocalizedString(
    "phase.retry", value: "Try Again", comment: "The button that repeats a failed request.")
  package static let dismiss = NSLocalizedString(
    "phase.dismiss", value: "Dismiss", comment: "The button that closes a notice.")
  package static let close = NSLocalizedString(
    "phase.close", value: "Close", comment: "The button that closes a sheet.")
  package static let more = NSLocalizedString(
    "list.more", value: "Load More", comment: "The button that loads the next page of a list.")
  package static let choose = NSLocalizedString(
    "entry.choose", value: "Choose…", comment: "The button of a field without a value yet.")
  package static let clear = NSLocalizedString(
    "entry.clear", value: "Clear", comment: "The button that takes the value of a field away.")
  package static let yes = NSLocalizedString(
    "value.yes", value: "Yes", comment: "A value that is true.")
  package static let no = NSLocalizedString(
    "value.no", value: "No", comment: "A value that is false.")
}

nonisolated extension BaseText {
  /// `2 rows could not be shown.`
  package static func dropped(_ count: Int) -> String {
    let one = NSLocalizedString(
      "list.dropped.one", value: "1 row could not be shown.", comment: "The notice of a list.")
    let many = NSLocalizedString(
      "list.dropped.many", value: "%ld rows could not be shown.", comment: "The notice of a list.")
    return count == 1 ? one : String(format: many, count)
  }
}

// What is wrong with what was typed.
nonisolated extension BaseText {
  package static let missing = NSLocalizedString(
    "entry.missing", value: "Please fill this in.", comment: "The error of an empty field.")
  package static let notAnInteger = NSLocalizedString(
    "entry.integer", value: "Enter a whole number.", comment: "The error of a field.")
  package static let notANumber = NSLocalizedString(
    "entry.number", value: "Enter a number.", comment: "The error of a field.")
  package static let notABool = NSLocalizedString(
    "entry.bool", value: "Enter yes or no.", comment: "The error of a field.")
  package static let notADate = NSLocalizedString(
    "entry.date", value: "Enter a date like 2026-01-31.", comment: "The error of a field.")
  package static let notAURL = NSLocalizedString(
    "entry.url", value: "Enter an address like https://example.com.",
    comment: "The error of a field.")
  package static let notAUUID = NSLocalizedString(
    "entry.uuid", value: "Enter a valid identifier.", comment: "The error of a field.")

  /// `Item 2: Enter a number.`
  package static func item(_ number: Int, _ reason: String) -> String {
    let format = NSLocalizedString(
      "entry.item", value: "Item %1$ld: %2$@",
      comment: "The error of a field that takes several items.")
    return String(format: format, number, reason as NSString)
  }
}
