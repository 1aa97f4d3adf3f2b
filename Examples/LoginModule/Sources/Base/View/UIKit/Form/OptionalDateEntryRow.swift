#if canImport(UIKit)
  import UIKit

  /// A field that is a moment, once it is switched on.
  package final class OptionalDateEntryRow: EntryRow {
    private let toggle = UISwitch()
    private let picker = UIDatePicker()

    package init(_ name: String) {
      let editor = UIStackView()
      super.init(name, editor: editor, axis: .vertical)
      editor.spacing = 16
      editor.alignment = .center
      picker.contentHorizontalAlignment = .leading
      for control in [toggle, picker] as [UIControl] {
        control.accessibilityLabel = name
        control.addAction(UIAction { [weak self] _ in self?.changed() }, for: .valueChanged)
        editor.addArrangedSubview(control)
      }
    }

    package func show(_ entry: ValueEntry<Date?>) {
      toggle.isOn = entry.value != nil
      if let date = entry.value, picker.date != date { picker.date = date }
      picker.isHidden = !toggle.isOn
      error = entry.error
    }

    package func read(into entry: inout ValueEntry<Date?>) {
      entry.value = toggle.isOn ? picker.date : nil
    }

    private func changed() {
      picker.isHidden = !toggle.isOn
      edited?()
    }
  }
#endif
