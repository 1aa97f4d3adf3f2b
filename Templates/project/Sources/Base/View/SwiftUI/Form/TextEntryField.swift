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
          .typed(with: entry.keyboard)
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

  extension View {
    fileprivate func typed(with keyboard: EntryKeyboard) -> some View {
      #if os(iOS)
        autocorrectionDisabled(!keyboard.isCorrected)
          .textInputAutocapitalization(TextInputAutocapitalization(keyboard.capitals))
          .keyboardType(keyboard.keyboardType)
          .textContentType(keyboard.contentType)
      #else
        autocorrectionDisabled(!keyboard.isCorrected)
      #endif
    }
  }
#endif
