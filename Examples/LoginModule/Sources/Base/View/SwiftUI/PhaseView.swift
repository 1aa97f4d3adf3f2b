#if canImport(SwiftUI)
  import SwiftUI

  /// Content, or what stands in its place while there is none.
  package struct PhaseView<Content: View>: View {
    private let placeholder: Placeholder?
    private let retry: (@MainActor () -> Void)?
    private let content: Content

    /// `retry` is called when the user asks for another attempt, where there is one to ask for.
    package init(
      _ placeholder: Placeholder?, retry: (@MainActor () -> Void)? = nil,
      @ViewBuilder content: () -> Content
    ) {
      self.placeholder = placeholder
      self.retry = retry
      self.content = content()
    }

    package var body: some View {
      switch placeholder {
      case nil: content
      case .loading: ProgressView(BaseText.loading)
      case .empty(let message): unavailable(message, image: "tray")
      case .failed(let message): unavailable(message, image: "exclamationmark.triangle")
      }
    }

    private func unavailable(_ message: String, image: String) -> some View {
      ContentUnavailableView {
        Label(message, systemImage: image)
      } actions: {
        if let retry {
          Button(BaseText.retry, action: retry)
        }
      }
    }
  }
#endif
