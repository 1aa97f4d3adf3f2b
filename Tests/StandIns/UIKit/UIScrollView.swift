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
  @available(iOS 17.4, *) open var contentAlignmentPoint: CGPoint = declared()
  @available(iOS 17.4, *) open var bouncesHorizontally: Bool = declared()
  @available(iOS 17.4, *) open var bouncesVertically: Bool = declared()
  @available(iOS 17.4, *) open var transfersHorizontalScrollingToParent: Bool = declared()
  @available(iOS 17.4, *) open var transfersVerticalScrollingToParent: Bool = declared()
  @available(iOS 17.4, *) open var isScrollAnimating: Bool { declared() }
  @available(iOS 17.4, *) open var isZoomAnimating: Bool { declared() }
  @available(iOS 17.4, *) open func stopScrollingAndZooming() { declared() }
  @available(iOS 17.4, *)
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { declared() }
  @available(iOS 26.0, *) open var topEdgeEffect: UIScrollEdgeEffect { declared() }
  @available(iOS 26.0, *) open var bottomEdgeEffect: UIScrollEdgeEffect { declared() }
  @available(iOS 26.0, *) open var leftEdgeEffect: UIScrollEdgeEffect { declared() }
  @available(iOS 26.0, *) open var rightEdgeEffect: UIScrollEdgeEffect { declared() }
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

@available(iOS 26.0, *)
@MainActor open class UIScrollEdgeEffect: NSObject {
  @available(iOS 26.0, *)
  @MainActor open class Style: NSObject {
    open class var automatic: UIScrollEdgeEffect.Style { declared() }
    open class var soft: UIScrollEdgeEffect.Style { declared() }
    open class var hard: UIScrollEdgeEffect.Style { declared() }
  }

  open var style: UIScrollEdgeEffect.Style = declared()
  open var isHidden: Bool = declared()
}
