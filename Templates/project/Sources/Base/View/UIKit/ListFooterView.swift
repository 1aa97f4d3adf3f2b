#if canImport(UIKit)
  import UIKit

  /// What stands below the rows of a table: how the next page is doing.
  package final class ListFooterView: UIView {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let button: UIButton

    /// `retry` is called when the user asks for another attempt.
    package init(retry: @escaping @MainActor () -> Void) {
      var configuration = UIButton.Configuration.plain()
      configuration.title = BaseText.retry
      button = UIButton(
        configuration: configuration, primaryAction: UIAction { _ in retry() })
      super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 96))
      spinner.accessibilityLabel = BaseText.loading
      label.font = .preferredFont(forTextStyle: .footnote)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textAlignment = .center
      let stack = UIStackView(arrangedSubviews: [spinner, label, button])
      stack.axis = .vertical
      stack.alignment = .center
      addFilling(stack, margin: 8)
      show(nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Without a footer there is nothing to see.
    package func show(_ footer: ListFooter?) {
      let message: String? = if case .failed(let message) = footer { message } else { nil }
      if footer == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
      label.text = message
      label.isHidden = message == nil
      button.isHidden = message == nil
    }
  }
#endif
