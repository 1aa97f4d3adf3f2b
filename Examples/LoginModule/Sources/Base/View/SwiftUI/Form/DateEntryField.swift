#if canImport(SwiftUI)
  import SwiftUI

  /// A field that is a moment, once one was chosen.
  package struct DateEntryField: View {
    private let name: String
    @Binding private var entry: ValueEntry<Date?>

    package init(_ name: String, _ entry: Binding<ValueEntry<Date?>>) {
      self.name = name
      _entry = entry
    }

    package var body: some View {
      LabeledContent(name) {
        if entry.value == nil {
          Button(BaseText.choose) { entry.value = Date() }
        } else {
          DatePicker(name, selection: $entry.date)
            .labelsHidden()
          Button(BaseText.clear, systemImage: "xmark.circle.fill") { entry.value = nil }
            .labelStyle(.iconOnly)
        }
      }
      .buttonStyle(.borderless)
      .explained(by: entry.error)
    }
  }

  extension ValueEntry<Date?> {
    fileprivate var date: Date {
      get { value ?? Date() }
      set { value = newValue }
    }
  }
#endif
