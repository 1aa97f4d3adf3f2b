#if canImport(SwiftUI)
  import SwiftUI

  #if os(iOS)
    import UIKit
  #endif

  /// A field that is typed in.
  package struct TextEntryField<Value: Enterable>: View {
    private let name: String
    @Binding private var entry: TextEntry<Value>
    private let lines: ClosedRange<Int>
    @Environment(\.entryRow) private var row

    package init(_ name: String, _ entry: Binding<TextEntry<Value>>) {
      self.init(name, entry, lines: 1...1)
    }

    /// - Parameter lines: How many are seen at once, when there is least to see and when there
    /// is most.
    init(_ name: String, _ entry: Binding<TextEntry<Value>>, lines: ClosedRange<Int>) {
      self.name = name
      _entry = entry
      self.lines = lines
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
          .accessibilityLabel(name.spoken(in: row))
          .accessibilityHint(entry.error ?? "")
      }
      .explained(by: entry.error)
    }

    @ViewBuilder private var editor: some View {
      if entry.keyboard.isHidden {
        SecureField(name, text: $entry.text, prompt: Text(""))
      } else {
        TextField(
          name, text: $entry.text, prompt: Text(""), axis: lines.count > 1 ? .vertical : .horizontal
        )
        .lineLimit(lines)
      }
    }
  }
#endif
