#if canImport(SwiftUI)
  import SwiftUI

  /// A field whose value is one of a few, or left open.
  package struct ChoiceEntryField<Value: Choosable>: View {
    private let name: String
    @Binding private var entry: ValueEntry<Value?>
    @Environment(\.entryRow) private var row

    package init(_ name: String, _ entry: Binding<ValueEntry<Value?>>) {
      self.name = name
      _entry = entry
    }

    package var body: some View {
      Picker(name, selection: $entry.value) {
        ForEach(Value?.choices(beside: entry.value), id: \.self) { choice in
          Text(choice.choiceText)
        }
      }
      .accessibilityLabel(name.spoken(in: row))
      .explained(by: entry.error)
    }
  }
#endif
