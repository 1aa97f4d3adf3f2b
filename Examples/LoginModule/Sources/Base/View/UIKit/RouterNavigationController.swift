#if canImport(UIKit)
  import UIKit

  /// Shows a router's path as a stack of controllers, and what is presented in a stack of its own
  /// over them.
  ///
  /// Going back by the button or by a gesture is written back to the router.
  package final class RouterNavigationController<Route: Hashable & Sendable>:
    UINavigationController, UINavigationControllerDelegate
  {
    package typealias MakeController = @MainActor (Router<Route>, Route) -> UIViewController

    let router: Router<Route>

    private let makeController: MakeController
    private var presenter: RouterPresenter<Route>?
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
      navigationBar.prefersLargeTitles = true
      // In a tab, whatever is presented lies over the bar too.
      if !router.isTab {
        presenter = RouterPresenter(router, over: self, makeController: makeController)
      }
      renderer = Renderer { [weak self] in self?.follow() }
    }

    package override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      presenter?.follow()
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

    private func follow() {
      show(path: router.path)
      presenter?.follow()
    }

    private func show(path: [Route]) {
      guard path != shownPath else { return }
      let kept = zip(path, shownPath).prefix { $0 == $1 }.count
      shownPath = path
      let added = path.dropFirst(kept).map { makeController(router, $0) }
      setViewControllers(Array(viewControllers.prefix(kept + 1) + added), animated: true)
    }
  }
#endif
