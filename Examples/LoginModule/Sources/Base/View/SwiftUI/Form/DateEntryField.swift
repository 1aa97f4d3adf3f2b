#if canImport(SwiftUI)
  import SwiftUI

  /// A field that is a moment.
  package struct DateEntryField: View {
    private let name: String
    @Binding private var entry: ValueEntry<Date>

    package init(_ name: String, _ entry: Binding<ValueEntry<Date>>) {
      self.name = name
      _entry = entry
    }

    package var body: some View {
      EntryField(error: entry.error) {
        DatePicker(name, selection: $entry.value)
      }
    }
  }
#endif
