@_exported import Foundation

@MainActor open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  open var contentOffset: CGPoint = declared()
  open var contentSize: CGSize = declared()
  open var contentInset: UIEdgeInsets = declared()
  open var adjustedContentInset: UIEdgeInsets { declared() }
  open var verticalScrollIndicatorInsets: UIEdgeInsets = declared()
  open var showsVerticalScrollIndicator: Bool = declared()
  open var isScrollEnabled: Bool = declared()
  open var alwaysBounceVertical: Bool = declared()
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = declared()
  open var refreshControl: UIRefreshControl? = declared()
  open var isDragging: Bool { declared() }
  open var isTracking: Bool { declared() }
  open var contentLayoutGuide: UILayoutGuide { declared() }
  open var frameLayoutGuide: UILayoutGuide { declared() }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { declared() }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { declared() }
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { declared() }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { declared() }
}

@MainActor open class UIRefreshControl: UIControl {
  open var isRefreshing: Bool { declared() }
  open func beginRefreshing() { declared() }
  open func endRefreshing() { declared() }
}
