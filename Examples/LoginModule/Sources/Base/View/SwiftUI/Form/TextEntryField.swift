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
      EntryField(error: entry.error) {
        Text(name)
          .font(.caption)
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
        editor
          .accessibilityLabel(name)
          .accessibilityHint(entry.error ?? "")
      }
    }

    @ViewBuilder private var editor: some View {
      if entry.keyboard == .secret {
        SecureField(name, text: $entry.text, prompt: Text(""))
          .typed(with: .secret)
      } else {
        TextField(name, text: $entry.text, prompt: Text(""))
          .typed(with: entry.keyboard)
      }
    }
  }

  extension View {
    fileprivate func typed(with keyboard: EntryKeyboard) -> some View {
      #if os(iOS)
        autocorrectionDisabled(keyboard != .text)
          .textInputAutocapitalization(keyboard == .text ? nil : .never)
          .keyboardType(keyboard.type)
          .textContentType(keyboard.contentType)
      #else
        autocorrectionDisabled(keyboard != .text)
      #endif
    }
  }

  #if os(iOS)
    extension EntryKeyboard {
      fileprivate var type: UIKeyboardType {
        switch self {
        case .text, .verbatim, .secret: .default
        case .numbers: .numbersAndPunctuation
        case .address: .URL
        }
      }

      fileprivate var contentType: UITextContentType? {
        switch self {
        case .text, .verbatim, .numbers: nil
        case .address: .URL
        case .secret: .password
        }
      }
    }
  #endif
#endif
