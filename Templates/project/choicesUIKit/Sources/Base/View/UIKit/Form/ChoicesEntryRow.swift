#if canImport(UIKit)
  import UIKit

  /// A field whose value is some of a few: a menu in which each is checked or not.
  package final class ChoicesEntryRow<Value: Choosable>: EntryRow {
    private let control = UIButton(configuration: .bordered())
    private var values: [Value] = []

    package init(_ name: String) {
      super.init(name, editor: control)
      control.contentHorizontalAlignment = .leading
      control.showsMenuAsPrimaryAction = true
    }

    package func show(_ entry: ValueEntry<[Value]>) {
      choose(entry.value)
      error = entry.error
    }

    package func read(into entry: inout ValueEntry<[Value]>) {
      entry.value = values
    }

    private func choose(_ chosen: [Value]) {
      values = chosen
      let text =
        chosen.isEmpty ? BaseText.notSet : chosen.map(\.choiceText).formatted(.list(type: .and))
      control.configuration?.title = text
      control.accessibilityValue = text
      control.menu = UIMenu(
        children: [Value].choices(beside: chosen).map { choice in
          UIAction(title: choice.choiceText, state: chosen.contains(choice) ? .on : .off) {
            [weak self] _ in
            self?.turn(choice)
          }
        })
    }

    private func turn(_ choice: Value) {
      values[having: choice].toggle()
      choose(values)
      edited?()
    }
  }
#endif
