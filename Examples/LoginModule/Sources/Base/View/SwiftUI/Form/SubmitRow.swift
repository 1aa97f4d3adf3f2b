#if canImport(SwiftUI)
  import SwiftUI

  /// The button that sends a form, and shows that it is being sent.
  package struct SubmitRow: View {
    private let title: String
    private let isBusy: Bool
    private let submit: @MainActor () -> Void

    /// While `isBusy`, the form cannot be sent again.
    package init(_ title: String, isBusy: Bool, submit: @escaping @MainActor () -> Void) {
      self.title = title
      self.isBusy = isBusy
      self.submit = submit
    }

    package var body: some View {
      HStack {
        Button(title, action: submit)
          .frame(maxWidth: .infinity)
        if isBusy {
          ProgressView()
        }
      }
      .disabled(isBusy)
    }
  }
#endif
