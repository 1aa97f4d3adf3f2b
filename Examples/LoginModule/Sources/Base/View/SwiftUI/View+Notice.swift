#if canImport(SwiftUI)
  import Accessibility
  import SwiftUI

  extension View {
    /// Shows a message above the content, such as "You seem to be offline.", that can be closed.
    package func notice(
      _ message: String?, dismiss: @escaping @MainActor () -> Void
    ) -> some View {
      safeAreaInset(edge: .top) {
        if let message {
          HStack {
            Text(message)
              .font(.footnote)
              .frame(maxWidth: .infinity, alignment: .leading)
            Button(BaseText.dismiss, systemImage: "xmark", action: dismiss)
              .labelStyle(.iconOnly)
          }
          .padding()
          .background(.bar)
        }
      }
      .animation(.default, value: message)
      .onChange(of: message, initial: true) {
        if let message { AccessibilityNotification.Announcement(message).post() }
      }
    }
  }
#endif
