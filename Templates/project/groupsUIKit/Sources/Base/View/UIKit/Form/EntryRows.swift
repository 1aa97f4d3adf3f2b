#if canImport(UIKit)
  import UIKit

  /// The rows that an object in a form is entered with.
  @MainActor
  package protocol EntryRows {
    associatedtype Entries: EntryForm

    init()
    /// The rows from the top.
    var rows: KeyValuePairs<Entries.Field, EntryRow> { get }
    /// Shows what is entered, and what is wrong with it.
    func show(_ form: Entries)
    /// Enters what the rows have.
    func read(into form: inout Entries)
  }
#endif
