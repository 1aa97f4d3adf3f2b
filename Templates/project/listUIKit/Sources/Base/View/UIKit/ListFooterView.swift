#if canImport(UIKit)
  import UIKit

  /// The part below the rows of a table: how the next page is doing.
  package final class ListFooterView: StackedView {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(.footnote)
    private let button: UIButton

    /// `retry` is called when the user asks for the next page.
    package init(retry: @escaping @MainActor () -> Void) {
      button = UIButton(configuration: .plain(), primaryAction: UIAction { _ in retry() })
      super.init([spinner, label, button], alignment: .center, margin: 8)
      spinner.accessibilityLabel = BaseText.loading
      label.textAlignment = .center
    }

    package func show(_ footer: ListFooter) {
      let message: String? = if case .failed(let message) = footer { message } else { nil }
      if footer == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
      label.text = message
      label.isHidden = message == nil
      button.configuration?.title = footer == .more ? BaseText.more : BaseText.retry
      button.isHidden = footer == .loading
    }
  }

  extension UITableView {
    /// Puts a footer below the rows, as high as its words are; without one there is nothing.
    package func show(_ footer: ListFooter?, in view: ListFooterView) {
      guard let footer else {
        tableFooterView = nil
        return
      }
      view.show(footer)
      view.frame.size = view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      tableFooterView = view
    }
  }
#endif
