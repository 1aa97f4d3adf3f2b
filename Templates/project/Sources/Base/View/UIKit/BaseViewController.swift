#if canImport(UIKit)
  import UIKit

  /// A screen that is drawn when it is loaded, and again whenever its view model changes.
  ///
  /// A subclass makes its views in `loadView` and fills them in `render`.
  open class BaseViewController: UIViewController {
    private var renderer: Renderer?
    private var placeholder: Placeholder?

    open override func viewDidLoad() {
      super.viewDidLoad()
      if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
      setContentScrollView(view.scroller, for: [.top, .bottom])
      renderer = Renderer { [weak self] in self?.render() }
    }

    /// Copies what there is to show into the views. What it reads of a view model, it follows; a
    /// controller without one calls it whenever something changed.
    open func render() {}
  }

  extension BaseViewController {
    /// Covers the content with a placeholder; nil uncovers it.
    package func show(_ placeholder: Placeholder?, retry: (@MainActor () -> Void)? = nil) {
      guard placeholder != self.placeholder else { return }
      self.placeholder = placeholder
      contentUnavailableConfiguration = placeholder?.configuration(retry: retry)
    }
  }

  extension UIView {
    /// The scroll view of a screen, wherever in its view that is: the bars go by it.
    fileprivate var scroller: UIScrollView? {
      self as? UIScrollView ?? subviews.lazy.compactMap(\.scroller).first
    }
  }
#endif
