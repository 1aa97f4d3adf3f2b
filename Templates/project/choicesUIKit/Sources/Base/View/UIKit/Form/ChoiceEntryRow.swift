#if canImport(UIKit)
  import UIKit

  /// A field whose value is one of a few, or left open.
  package final class ChoiceEntryRow<Value: Choosable>: EntryRow {
    private let control = UIButton(configuration: .bordered())
    private var value: Value?

    package init(_ name: String) {
      super.init(name, editor: control)
      control.contentHorizontalAlignment = .leading
      control.showsMenuAsPrimaryAction = true
    }

    package func show(_ entry: ValueEntry<Value?>) {
      choose(entry.value)
      error = entry.error
    }

    package func read(into entry: inout ValueEntry<Value?>) {
      entry.value = value
    }

    private func choose(_ chosen: Value?) {
      value = chosen
      control.configuration?.title = chosen.choiceText
      control.accessibilityValue = chosen.choiceText
      control.menu = UIMenu(
        children: Value?.choices(beside: chosen).map { choice in
          UIAction(title: choice.choiceText, state: choice == chosen ? .on : .off) {
            [weak self] _ in
            self?.choose(choice)
            self?.edited?()
          }
        })
    }
  }
#endif
