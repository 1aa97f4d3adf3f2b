#if canImport(UIKit)
  import UIKit

  extension Placeholder {
    /// The placeholder as the system draws it, with a button where there is a way to try again.
    @MainActor
    package func configuration(
      retry: (@MainActor () -> Void)?
    ) -> UIContentUnavailableConfiguration {
      switch self {
      case .loading: .loading()
      case .empty(let message): .message(message, image: "tray", retry: retry)
      case .failed(let message):
        .message(message, image: "exclamationmark.triangle", retry: retry)
      }
    }
  }

  extension UIContentUnavailableConfiguration {
    @MainActor
    fileprivate static func message(
      _ message: String, image: String, retry: (@MainActor () -> Void)?
    ) -> UIContentUnavailableConfiguration {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.image = UIImage(systemName: image)
      configuration.secondaryText = message
      guard let retry else { return configuration }
      configuration.button = .bordered()
      configuration.button.title = BaseText.retry
      configuration.buttonProperties.primaryAction = UIAction { _ in retry() }
      return configuration
    }
  }
#endif
