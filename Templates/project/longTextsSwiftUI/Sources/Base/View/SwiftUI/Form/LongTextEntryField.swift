#if canImport(SwiftUI)
  import SwiftUI

  /// A field in which several lines are typed.
  package struct LongTextEntryField<Value: Enterable>: View {
    private let name: String
    @Binding private var entry: TextEntry<Value>

    package init(_ name: String, _ entry: Binding<TextEntry<Value>>) {
      self.name = name
      _entry = entry
    }

    package var body: some View {
      TextEntryField(name, $entry, lines: 3...8)
        .submitLabel(.return)
    }
  }
#endif
