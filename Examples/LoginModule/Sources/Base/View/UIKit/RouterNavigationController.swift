#if canImport(UIKit)
  import UIKit

  /// Shows a router's path as a stack of controllers, and what is presented in a stack of its own
  /// over them.
  ///
  /// Going back by the button or by a gesture is written back to the router.
  package final class RouterNavigationController<Route: Hashable & Sendable>:
    UINavigationController, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate
  {
    package typealias MakeController = @MainActor (Router<Route>, Route) -> UIViewController

    private let router: Router<Route>
    private let makeController: MakeController
    private var renderer: Renderer?
    private var shownPath: [Route] = []

    /// - Parameters:
    ///   - root: The route of the first controller.
    ///   - makeController: Makes the controller of a route, which is shown by the given router.
    package init(
      router: Router<Route>, root: Route, makeController: @escaping MakeController
    ) {
      self.router = router
      self.makeController = makeController
      super.init(nibName: nil, bundle: nil)
      viewControllers = [makeController(router, root)]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
      renderer = Renderer { [weak self] in self?.follow() }
    }

    package override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      followPresentation()
    }

    package func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      let depth = viewControllers.count - 1
      guard depth < shownPath.count else { return }
      shownPath = Array(shownPath.prefix(depth))
      router.path = shownPath
    }

    /// What took the place of that which the user has closed is still to be shown.
    package func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      let closed = presentation.presentedViewController as? RouterNavigationController
      if closed?.router === router.presentation?.router { router.presentation = nil }
      followPresentation()
    }

    private func follow() {
      show(path: router.path)
      followPresentation()
    }

    private func show(path: [Route]) {
      guard path != shownPath else { return }
      let kept = zip(path, shownPath).prefix { $0 == $1 }.count
      shownPath = path
      let added = path.dropFirst(kept).map { makeController(router, $0) }
      setViewControllers(Array(viewControllers.prefix(kept + 1) + added), animated: true)
    }

    /// Brings what lies over this controller to what the router says, once nothing is on its way.
    private func followPresentation() {
      let wanted = router.presentation
      let shown = presentedViewController as? RouterNavigationController
      guard shown?.router !== wanted?.router, presentedViewController?.isBeingDismissed != true
      else { return }
      if presentedViewController != nil {
        dismiss(animated: true) { [weak self] in self?.followPresentation() }
      } else if let wanted {
        present(wanted)
      }
    }

    /// Nothing can be presented before this controller is on screen.
    private func present(_ presentation: Router<Route>.Presentation) {
      guard view.window != nil, !isBeingPresented else { return }
      let controller = RouterNavigationController(
        router: presentation.router, root: presentation.route, makeController: makeController)
      let close = UIAction { [router = presentation.router] _ in router.close() }
      controller.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .close, primaryAction: close)
      controller.presentationController?.delegate = self
      present(controller, animated: true)
    }
  }
#endif
