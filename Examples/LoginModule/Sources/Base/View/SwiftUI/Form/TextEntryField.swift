#if canImport(SwiftUI)
  import SwiftUI

  #if os(iOS)
    import UIKit
  #endif

  /// A field that is typed in.
  package struct TextEntryField<Value: Enterable>: View {
    private let name: String
    @Binding private var entry: TextEntry<Value>

    package init(_ name: String, _ entry: Binding<TextEntry<Value>>) {
      self.name = name
      _entry = entry
    }

    package var body: some View {
      VStack(alignment: .leading) {
        Text(name)
          .font(.caption)
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
        editor
          .autocorrectionDisabled(!entry.keyboard.isCorrected)
          #if os(iOS)
            .textInputAutocapitalization(TextInputAutocapitalization(entry.keyboard.capitals))
            .keyboardType(entry.keyboard.keyboardType)
            .textContentType(entry.keyboard.contentType)
          #endif
          .accessibilityLabel(name)
          .accessibilityHint(entry.error ?? "")
      }
      .explained(by: entry.error)
    }

    @ViewBuilder private var editor: some View {
      if entry.keyboard.isHidden {
        SecureField(name, text: $entry.text, prompt: Text(""))
      } else {
        TextField(name, text: $entry.text, prompt: Text(""))
      }
    }
  }
#endif
