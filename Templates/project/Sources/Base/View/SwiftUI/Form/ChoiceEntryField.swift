#if canImport(SwiftUI)
  import SwiftUI

  /// A field that is yes, no, or left open.
  package struct ChoiceEntryField: View {
    private let name: String
    @Binding private var entry: ValueEntry<Bool?>

    package init(_ name: String, _ entry: Binding<ValueEntry<Bool?>>) {
      self.name = name
      _entry = entry
    }

    package var body: some View {
      Picker(name, selection: $entry.value) {
        ForEach(Bool?.choices, id: \.self) { choice in
          Text(choice.choiceText)
        }
      }
      .explained(by: entry.error)
    }
  }
#endif
