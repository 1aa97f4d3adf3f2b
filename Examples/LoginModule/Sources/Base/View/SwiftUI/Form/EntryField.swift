#if canImport(SwiftUI)
  import SwiftUI

  /// An editor with what is wrong with its value below it.
  struct EntryField<Editor: View>: View {
    private let error: String?
    private let editor: Editor

    init(error: String?, @ViewBuilder editor: () -> Editor) {
      self.error = error
      self.editor = editor()
    }

    var body: some View {
      VStack(alignment: .leading) {
        editor
        if let error {
          Text(error)
            .font(.footnote)
            .foregroundStyle(.red)
        }
      }
      .accessibilityElement(children: .contain)
    }
  }
#endif
