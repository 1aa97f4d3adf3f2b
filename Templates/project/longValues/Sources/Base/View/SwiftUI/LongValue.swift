#if canImport(SwiftUI)
  import SwiftUI

  /// A text of any length below its name.
  package struct LongValue: View {
    private let name: String
    private let text: String

    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }

    package var body: some View {
      VStack(alignment: .leading) {
        Text(name)
          .font(.caption)
          .foregroundStyle(.secondary)
        Text(value: text)
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
