#if canImport(UIKit)
  import UIKit

  /// A field that is a moment or a day, once one was chosen.
  package final class DateEntryRow: EntryRow {
    private let picker = UIDatePicker()
    private lazy var choosing = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: BaseText.choose) { [weak self] _ in self?.set(Date()) })
    private lazy var clearing = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: BaseText.clear) { [weak self] _ in self?.set(nil) })
    private var date: Date?

    package init(_ name: String) {
      let editor = UIStackView()
      super.init(name, editor: editor)
      editor.spacing = 16
      picker.contentHorizontalAlignment = .leading
      picker.accessibilityLabel = name
      picker.addAction(
        UIAction { [weak self] _ in self.map { $0.set($0.picker.date) } }, for: .valueChanged)
      for view in [choosing, picker, clearing] { editor.addArrangedSubview(view) }
    }

    package func show<Value: Pickable>(_ entry: ValueEntry<Value?>) {
      date = entry.value?.date(in: .current)
      picker.datePickerMode = Value.hasTime ? .dateAndTime : .date
      if let date, picker.date != date { picker.date = date }
      choosing.isHidden = date != nil
      picker.isHidden = date == nil
      clearing.isHidden = date == nil
      error = entry.error
    }

    package func read<Value: Pickable>(into entry: inout ValueEntry<Value?>) {
      entry.value = date.flatMap { Value(picked: $0, in: .current) }
    }

    /// The form is shown again once it has changed.
    private func set(_ date: Date?) {
      self.date = date
      edited?()
    }
  }
#endif
