#if canImport(UIKit)
  import UIKit

  /// A field that is on or off.
  package final class SwitchEntryRow: EntryRow {
    private let toggle = UISwitch()

    package init(_ name: String) {
      super.init(name, editor: toggle, axis: .horizontal)
      toggle.addAction(UIAction { [weak self] _ in self?.edited?() }, for: .valueChanged)
    }

    package func show(_ entry: ValueEntry<Bool>) {
      if toggle.isOn != entry.value { toggle.setOn(entry.value, animated: true) }
      error = entry.error
    }

    package func read(into entry: inout ValueEntry<Bool>) {
      entry.value = toggle.isOn
    }
  }
#endif
