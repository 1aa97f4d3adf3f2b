#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// The editor of a field, with what is wrong with its value below it.
    func explained(by error: String?) -> some View {
      VStack(alignment: .leading) {
        self
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
