#if canImport(UIKit)
  import UIKit

  /// Presents over a controller what a router says lies over it, in a stack of its own.
  ///
  /// What the user closes by a gesture is written back to the router.
  @MainActor
  final class RouterPresenter<Route: Hashable & Sendable>: NSObject,
    UIAdaptivePresentationControllerDelegate
  {
    private let router: Router<Route>
    private let makeController: RouterNavigationController<Route>.MakeController
    private weak var presenting: UIViewController?

    /// - Parameters:
    ///   - presenting: The controller that everything lies over.
    ///   - makeController: Makes the controller of a route, which is shown by the given router.
    init(
      _ router: Router<Route>, over presenting: UIViewController,
      makeController: @escaping RouterNavigationController<Route>.MakeController
    ) {
      self.router = router
      self.presenting = presenting
      self.makeController = makeController
      super.init()
    }

    /// What took the place of that which the user has closed is still to be shown.
    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      let closed = presentation.presentedViewController as? RouterNavigationController<Route>
      if closed?.router === router.presentation?.router { router.presentation = nil }
      follow()
    }

    /// Brings what lies over the controller to what the router says, once nothing is on its way.
    func follow() {
      let wanted = router.presentation
      guard let presenting else { return }
      let front = presenting.presentedViewController
      let shown = front as? RouterNavigationController<Route>
      guard shown?.router !== wanted?.router, front?.isBeingDismissed != true else { return }
      if front != nil {
        presenting.dismiss(animated: true) { [weak self] in self?.follow() }
      } else if let wanted {
        present(wanted, over: presenting)
      }
    }

    /// Nothing can be presented before the controller is on screen.
    private func present(
      _ presentation: Router<Route>.Presentation, over presenting: UIViewController
    ) {
      guard presenting.view.window != nil, !presenting.isBeingPresented else { return }
      let controller = RouterNavigationController(
        router: presentation.router, root: presentation.route, makeController: makeController)
      let close = UIAction { [router = presentation.router] _ in router.leave() }
      controller.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .close, primaryAction: close)
      controller.presentationController?.delegate = self
      presenting.present(controller, animated: true)
    }
  }
#endif
