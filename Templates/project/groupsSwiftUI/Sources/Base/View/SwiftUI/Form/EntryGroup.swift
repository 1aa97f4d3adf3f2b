#if canImport(SwiftUI)
  import SwiftUI

  /// Fields of a form that belong together, below what they are called: a section of the form or, within
  /// one, a part of it.
  struct EntryGroup<Content: View>: View {
    private let name: String
    private let error: String?
    private let isOutermost: Bool
    private let content: Content

    init(
      _ name: String, error: String?, isOutermost: Bool, @ViewBuilder content: () -> Content
    ) {
      self.name = name
      self.error = error
      self.isOutermost = isOutermost
      self.content = content()
    }

    var body: some View {
      if isOutermost {
        Section {
          content
        } header: {
          Text(name)
        } footer: {
          if let error {
            Text(error)
              .foregroundStyle(.red)
          }
        }
      } else {
        VStack(alignment: .leading) {
          Text(name)
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
          content
        }
        .explained(by: error)
      }
    }
  }
#endif
