@_exported import Foundation

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { declared() }
  public required init?(coder: NSCoder) { declared() }
  nonisolated public convenience init() { declared() }

  open var view: UIView! = declared()
  open var viewIfLoaded: UIView? { declared() }
  open var isViewLoaded: Bool { declared() }
  open var title: String? = declared()
  open var traitCollection: UITraitCollection { declared() }
  open func loadView() { declared() }
  open func loadViewIfNeeded() { declared() }
  open func viewDidLoad() { declared() }
  open func viewWillAppear(_ animated: Bool) { declared() }
  open func viewIsAppearing(_ animated: Bool) { declared() }
  open func viewDidAppear(_ animated: Bool) { declared() }
  open func viewWillDisappear(_ animated: Bool) { declared() }
  open func viewDidDisappear(_ animated: Bool) { declared() }
  open func viewWillLayoutSubviews() { declared() }
  open func viewDidLayoutSubviews() { declared() }

  open var isEditing: Bool = declared()
  open func setEditing(_ editing: Bool, animated: Bool) { declared() }
  open var editButtonItem: UIBarButtonItem { declared() }

  open var navigationItem: UINavigationItem { declared() }
  open var navigationController: UINavigationController? { declared() }
  open var isModalInPresentation: Bool = declared()
  open var modalPresentationStyle: UIModalPresentationStyle = declared()
  open var presentedViewController: UIViewController? { declared() }
  open var isBeingPresented: Bool { declared() }
  open var isBeingDismissed: Bool { declared() }
  open var presentingViewController: UIViewController? { declared() }
  open var definesPresentationContext: Bool = declared()
  open var presentationController: UIPresentationController? { declared() }
  open var popoverPresentationController: UIPopoverPresentationController? { declared() }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { declared() }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { declared() }

  open var parent: UIViewController? { declared() }
  open var children: [UIViewController] { declared() }
  open func addChild(_ childController: UIViewController) { declared() }
  open func didMove(toParent parent: UIViewController?) { declared() }
  open func willMove(toParent parent: UIViewController?) { declared() }
  open func removeFromParent() { declared() }

  open var contentUnavailableConfiguration: (any UIContentConfiguration)? = declared()
  open func setNeedsUpdateContentUnavailableConfiguration() { declared() }
  @available(iOS 18.0, *) open var tab: UITab? { declared() }
  @available(iOS 18.0, *)
  open var preferredTransition: UIViewController.Transition? = declared()
  @available(iOS 26.0, *) open func setNeedsUpdateProperties() { declared() }
  @available(iOS 26.0, *) open func updateProperties() { declared() }
  @available(iOS 26.0, *) open func updatePropertiesIfNeeded() { declared() }
  @available(iOS 26.0, *)
  open var childForInterfaceOrientationLock: UIViewController? { declared() }
  @available(iOS 26.0, *) open var prefersInterfaceOrientationLocked: Bool { declared() }
  @available(iOS 26.0, *)
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { declared() }
  @available(iOS 27.0, *)
  open func registerSceneAccessory(_ accessory: UISceneAccessory) -> UISceneAccessory.Registration {
    declared()
  }
  @available(iOS 27.0, *)
  open func unregisterSceneAccessory(_ registration: UISceneAccessory.Registration) { declared() }

  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) { declared() }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { declared() }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

@MainActor open class UIPresentationController: NSObject {
  weak open var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentedViewController: UIViewController { declared() }
  @available(iOS 26.1, *) open var backgroundEffect: UIVisualEffect? = declared()
}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? = declared()
  open var sourceView: UIView? = declared()
  open var sourceRect: CGRect = declared()
}

@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Apple's methods are optional; here they are required, so that a misspelt one does not compile.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

/// An app without forms has none to hold back.
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
