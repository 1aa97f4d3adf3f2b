#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Shows a message in an alert; it is nil again when the user has read it.
    package func errorAlert(_ message: Binding<String?>) -> some View {
      alert(BaseText.failed, isPresented: message.isPresent) {
        Button(BaseText.confirm) {}
      } message: {
        Text(message.wrappedValue ?? "")
      }
    }
  }

  extension String? {
    /// Whether there is a message. An alert sets it to false when it closes.
    fileprivate var isPresent: Bool {
      get { self != nil }
      set { if !newValue { self = nil } }
    }
  }
#endif
