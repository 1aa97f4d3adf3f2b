#if canImport(SwiftUI)
  import Accessibility
  import SwiftUI

  extension View {
    /// Shows a message above the content, such as "You seem to be offline.", that can be closed.
    /// It has a shape, since a plain background would reach behind the bar.
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
          .background(.regularMaterial, in: .rect(cornerRadius: 12))
          .padding(.horizontal)
        }
      }
      .animation(.default, value: message)
      .onChange(of: message, initial: true) {
        if let message { AccessibilityNotification.Announcement(message).post() }
      }
    }
  }
#endif
