#if canImport(SwiftUI)
  import SwiftUI

  /// The last row of a list, which says how the next page is doing.
  package struct ListFooterRow: View {
    private let footer: ListFooter
    private let retry: @MainActor () -> Void

    /// `retry` is called when the user asks for the next page.
    package init(_ footer: ListFooter, retry: @escaping @MainActor () -> Void) {
      self.footer = footer
      self.retry = retry
    }

    package var body: some View {
      VStack {
        switch footer {
        case .loading:
          ProgressView()
            .accessibilityLabel(BaseText.loading)
        case .more:
          Button(BaseText.more, action: retry)
        case .failed(let message):
          Text(message)
            .font(.footnote)
            .multilineTextAlignment(.center)
          Button(BaseText.retry, action: retry)
        }
      }
      .frame(maxWidth: .infinity)
    }
  }
#endif
