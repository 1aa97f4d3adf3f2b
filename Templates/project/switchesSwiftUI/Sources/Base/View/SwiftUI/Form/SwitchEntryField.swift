#if canImport(SwiftUI)
  import SwiftUI

  /// A field that is on or off.
  package struct SwitchEntryField: View {
    private let name: String
    @Binding private var entry: ValueEntry<Bool>
    @Environment(\.entryRow) private var row

    package init(_ name: String, _ entry: Binding<ValueEntry<Bool>>) {
      self.name = name
      _entry = entry
    }

    package var body: some View {
      Toggle(name, isOn: $entry.value)
        .accessibilityLabel(name.spoken(in: row))
        .explained(by: entry.error)
    }
  }
#endif
