import Foundation

/// The words that every screen shares; `BaseText.xcstrings` has their translations.
package nonisolated enum BaseText {
  package static let empty = text("phase.empty", "Nothing here yet.")
  package static let loading = text("phase.loading", "Loading…")
  package static let retry = text("phase.retry", "Try Again")
  package static let dismiss = text("phase.dismiss", "Dismiss")
  package static let close = text("phase.close", "Close")
  package static let add = text("action.add", "Add")
  package static let edit = text("action.edit", "Edit")
  package static let delete = text("action.delete", "Delete")
  package static let cancel = text("action.cancel", "Cancel")
  package static let save = text("action.save", "Save")
  package static let deleting = text("action.deleting", "Delete this? It cannot be undone.")
  package static let keepDraft = text("action.keepDraft", "Keep Draft")
  package static let discard = text("action.discard", "Discard")
  package static let unsent = text("action.unsent", "What you entered was not sent.")
  package static let search = text("action.search", "Search")
  package static let gone = text("phase.gone", "It is not there any more.")
  package static let nothingFound = text("list.nothing", "Nothing found.")
  package static let more = text("list.more", "Load More")
  package static let choose = text("entry.choose", "Choose…")
  package static let clear = text("entry.clear", "Clear")
  package static let notSet = text("entry.notSet", "Not Set")
  package static let keyLabel = text("entry.key", "Key")
  package static let valueLabel = text("entry.value", "Value")
  package static let yes = text("value.yes", "Yes")
  package static let no = text("value.no", "No")
  package static let noValue = text("value.none", "None")

  /// `2 rows could not be shown.`
  package static func dropped(_ count: Int) -> String {
    text(
      "list.dropped", one: "%lld row could not be shown.",
      other: "%lld rows could not be shown.", count)
  }

  /// `Label 2`
  package static func row(_ name: String, _ number: Int) -> String {
    String(format: text("entry.row", "%1$@ %2$lld"), name as NSString, number)
  }

  /// `Add Label`
  package static func adding(_ name: String) -> String {
    String(format: text("entry.add", "Add %@"), name as NSString)
  }

  /// `Remove Label 2`
  package static func removing(_ name: String) -> String {
    String(format: text("entry.remove", "Remove %@"), name as NSString)
  }

  static let text = StringCatalog("BaseText", of: "BaseView")
}

// What is wrong with what was typed.
nonisolated extension BaseText {
  package static let missing = text("entry.missing", "Please fill this in.")
  package static let notAnInteger = text("entry.integer", "Enter a whole number.")
  package static let notANumber = text("entry.number", "Enter a number.")
  package static let notABool = text("entry.bool", "Enter yes or no.")
  package static let notADate = text("entry.date", "Enter a date like 2026-01-31.")
  package static let notAnEmail = text("entry.email", "Enter an address like ann@example.com.")
  package static let notAPhone = text("entry.phone", "Enter a telephone number.")
  package static let notAURL = text("entry.url", "Enter an address like https://example.com.")
  package static let twice = text("entry.twice", "This key is there already.")
  package static let changedElsewhere = text(
    "error.changed", "This was changed elsewhere meanwhile. Have a look, then try again.")
  package static let notAUUID = text("entry.uuid", "Enter a valid identifier.")

  /// `Changed elsewhere to: Ann`
  package static func changedElsewhere(to text: String) -> String {
    String(format: Self.text("entry.changed", "Changed elsewhere to: %@"), text as NSString)
  }

  /// `Item 2: Enter a number.`
  package static func item(_ number: Int, _ reason: String) -> String {
    String(format: text("entry.item", "Item %1$lld: %2$@"), number, reason as NSString)
  }
}
