#if canImport(UIKit)
  import UIKit

  /// Shows a router's path as a stack of controllers, and its sheet in front of them.
  ///
  /// Going back by the button or by a gesture is written back to the router.
  package final class RouterNavigationController<Route: Hashable & Sendable>:
    UINavigationController, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate
  {
    package typealias MakeController = @MainActor (Route) -> UIViewController

    private let router: Router<Route>
    private let makeController: MakeController
    private var renderer: Renderer?
    private var shownPath: [Route] = []
    private var shownSheet: Route?

    package init(
      router: Router<Route>, root: UIViewController, makeController: @escaping MakeController
    ) {
      self.router = router
      self.makeController = makeController
      super.init(nibName: nil, bundle: nil)
      viewControllers = [root]
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
      presentSheet()
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

    package func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      shownSheet = nil
      router.sheet = nil
    }

    private func follow() {
      show(path: router.path)
      show(sheet: router.sheet)
    }

    private func show(path: [Route]) {
      guard path != shownPath else { return }
      let kept = zip(path, shownPath).prefix { $0 == $1 }.count
      shownPath = path
      let controllers = viewControllers.prefix(kept + 1) + path.dropFirst(kept).map(makeController)
      setViewControllers(Array(controllers), animated: true)
    }

    private func show(sheet: Route?) {
      guard sheet != shownSheet else { return }
      shownSheet = sheet
      if presentedViewController == nil {
        presentSheet()
      } else {
        dismiss(animated: true) { [weak self] in self?.presentSheet() }
      }
    }

    /// Nothing can be presented before this controller is on screen, or while something else is.
    private func presentSheet() {
      guard let sheet = shownSheet, view.window != nil, presentedViewController == nil else {
        return
      }
      let content = makeController(sheet)
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .close, primaryAction: UIAction { [router] _ in router.close() })
      let controller = UINavigationController(rootViewController: content)
      controller.presentationController?.delegate = self
      present(controller, animated: true)
    }
  }
#endif
