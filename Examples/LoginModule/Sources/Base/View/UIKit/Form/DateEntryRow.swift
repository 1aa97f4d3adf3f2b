#if canImport(UIKit)
  import UIKit

  /// A field that is a moment.
  package final class DateEntryRow: EntryRow {
    private let picker: UIDatePicker

    package init(_ name: String) {
      let picker = UIDatePicker()
      self.picker = picker
      super.init(name, editor: picker, axis: .vertical)
      picker.contentHorizontalAlignment = .leading
      picker.addAction(UIAction { [weak self] _ in self?.edited?() }, for: .valueChanged)
    }

    package func show(_ entry: ValueEntry<Date>) {
      if picker.date != entry.value { picker.date = entry.value }
      error = entry.error
    }

    package func read(into entry: inout ValueEntry<Date>) {
      entry.value = picker.date
    }
  }
#endif
