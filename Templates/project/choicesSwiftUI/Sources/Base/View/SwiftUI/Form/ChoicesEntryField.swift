#if canImport(SwiftUI)
  import SwiftUI

  /// A field whose value is some of a few: each is on or off.
  package struct ChoicesEntryField<Value: Choosable>: View {
    private let name: String
    @Binding private var entry: ValueEntry<[Value]>

    package init(_ name: String, _ entry: Binding<ValueEntry<[Value]>>) {
      self.name = name
      _entry = entry
    }

    package var body: some View {
      VStack(alignment: .leading) {
        Text(name)
          .font(.caption)
          .foregroundStyle(.secondary)
          .accessibilityAddTraits(.isHeader)
        ForEach([Value].choices(beside: entry.value), id: \.self) { choice in
          Toggle(choice.choiceText, isOn: $entry.value[having: choice])
        }
      }
      .explained(by: entry.error)
    }
  }
#endif
