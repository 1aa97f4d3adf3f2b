#if canImport(SwiftUI)
  import SwiftUI

  /// A field that is a moment, once it is switched on.
  package struct OptionalDateEntryField: View {
    private let name: String
    @Binding private var entry: ValueEntry<Date?>

    package init(_ name: String, _ entry: Binding<ValueEntry<Date?>>) {
      self.name = name
      _entry = entry
    }

    package var body: some View {
      EntryField(error: entry.error) {
        Toggle(name, isOn: $entry.isSet)
        if entry.isSet {
          DatePicker(name, selection: $entry.date)
            .labelsHidden()
        }
      }
    }
  }

  extension ValueEntry<Date?> {
    fileprivate var isSet: Bool {
      get { value != nil }
      set { value = newValue ? date : nil }
    }

    fileprivate var date: Date {
      get { value ?? Date() }
      set { value = newValue }
    }
  }
#endif
