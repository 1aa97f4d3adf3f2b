import Foundation

/// The words that every screen shares; `BaseText.xcstrings` has their translations.
package nonisolated enum BaseText {
  package static let empty = text("phase.empty", "Nothing here yet.")
  package static let loading = text("phase.loading", "Loading…")
  package static let retry = text("phase.retry", "Try Again")
  package static let dismiss = text("phase.dismiss", "Dismiss")
  package static let yes = text("value.yes", "Yes")
  package static let no = text("value.no", "No")
  package static let noValue = text("value.none", "None")
  package static let changedElsewhere = text(
    "error.changed", "This was changed elsewhere meanwhile. Have a look, then try again.")
  package static let close = text("phase.close", "Close")
  package static let add = text("action.add", "Add")
  package static let edit = text("action.edit", "Edit")
  package static let save = text("action.save", "Save")
  package static let delete = text("action.delete", "Delete")
  package static let deleting = text("action.deleting", "Delete this? It cannot be undone.")
  package static let cancel = text("action.cancel", "Cancel")
  package static let gone = text("phase.gone", "It is not there any more.")
  package static let more = text("list.more", "Load More")

  /// `2 rows could not be shown.`
  package static func dropped(_ count: Int) -> String {
    text(
      "list.dropped", one: "%lld row could not be shown.",
      other: "%lld rows could not be shown.", count)
  }

  static let text = StringCatalog("BaseText", of: "BaseView")
}

// What is wrong with what was typed.
nonisolated extension BaseText {
  package static let missing = text("entry.missing", "Please fill this in.")
  package static let notAnInteger = text("entry.integer", "Enter a whole number.")
  package static let notABool = text("entry.bool", "Enter yes or no.")
  package static let notADate = text("entry.date", "Enter a date like 2026-01-31.")

  /// `Item 2: Enter a number.`
  package static func item(_ number: Int, _ reason: String) -> String {
    String(format: text("entry.item", "Item %1$lld: %2$@"), number, reason as NSString)
  }
}
