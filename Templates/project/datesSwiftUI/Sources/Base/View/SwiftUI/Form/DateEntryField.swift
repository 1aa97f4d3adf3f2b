#if canImport(SwiftUI)
  import SwiftUI

  /// A field that is a moment or a day, once one was chosen.
  package struct DateEntryField<Value: Pickable>: View {
    private let name: String
    @Binding private var entry: ValueEntry<Value?>
    @Environment(\.entryRow) private var row

    package init(_ name: String, _ entry: Binding<ValueEntry<Value?>>) {
      self.name = name
      _entry = entry
    }

    package var body: some View {
      LabeledContent(name) {
        if entry.value == nil {
          Button(BaseText.choose) { entry.value.picked = Date() }
        } else {
          DatePicker(name, selection: $entry.value.picked, displayedComponents: Value.components)
            .labelsHidden()
            .accessibilityLabel(name.spoken(in: row))
          Button(BaseText.clear, systemImage: "xmark.circle.fill") { entry.value = nil }
            .labelStyle(.iconOnly)
        }
      }
      .buttonStyle(.borderless)
      .explained(by: entry.error)
    }
  }

  extension Pickable {
    fileprivate static var components: DatePickerComponents {
      hasTime ? [.date, .hourAndMinute] : .date
    }
  }

  extension Optional where Wrapped: Pickable {
    /// The date on the picker.
    fileprivate var picked: Date {
      get { self?.date(in: .current) ?? Date() }
      set { self = Wrapped(picked: newValue, in: .current) }
    }
  }
#endif
