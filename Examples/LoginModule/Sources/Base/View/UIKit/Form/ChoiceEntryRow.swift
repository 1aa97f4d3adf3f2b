#if canImport(UIKit)
  import UIKit

  /// A field that is yes, no, or left open.
  package final class ChoiceEntryRow: EntryRow {
    private let control = UISegmentedControl(items: Bool?.choices.map(\.choiceText))

    package init(_ name: String) {
      super.init(name, editor: control)
      control.addAction(UIAction { [weak self] _ in self?.edited?() }, for: .valueChanged)
    }

    package func show(_ entry: ValueEntry<Bool?>) {
      control.selectedSegmentIndex = Bool?.choices.firstIndex(of: entry.value) ?? 0
      error = entry.error
    }

    package func read(into entry: inout ValueEntry<Bool?>) {
      entry.value = Bool?.choices[control.selectedSegmentIndex]
    }
  }
#endif
