#if canImport(UIKit)
  import UIKit

  /// Shows each tab as a stack of controllers, and what is presented in a stack of its own over all
  /// of them.
  ///
  /// Which tab the user takes is written back to the tabs.
  package final class RouterTabBarController<Route: Hashable & Sendable>:
    UITabBarController, UITabBarControllerDelegate
  {
    package typealias MakeController = RouterNavigationController<Route>.MakeController

    private let routerTabs: RouterTabs<Route>
    private var presenter: RouterPresenter<Route>?
    private var renderer: Renderer?
    private var shownRoute: Route?

    /// - Parameter makeController: Makes the controller of a route, which is shown by the given
    ///   router.
    package init(tabs: RouterTabs<Route>, makeController: @escaping MakeController) {
      routerTabs = tabs
      super.init(nibName: nil, bundle: nil)
      viewControllers = tabs.all.map { tab in
        let stack = RouterNavigationController(
          router: tab.router, root: tab.id, makeController: makeController)
        stack.tabBarItem = UITabBarItem(
          title: tab.entry.title, image: UIImage(systemName: tab.entry.systemImage),
          selectedImage: nil)
        return stack
      }
      presenter = RouterPresenter(tabs.overlay, over: self, makeController: makeController)
      delegate = self
      // Not in `viewDidLoad`, which a tab bar controller calls before it has its controllers.
      renderer = Renderer { [weak self] in self?.follow() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    package override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      presenter?.follow()
    }

    package func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      guard let index = viewControllers?.firstIndex(of: viewController) else { return }
      shownRoute = routerTabs.all[index].id
      routerTabs.selection = routerTabs.all[index].id
    }

    private func follow() {
      show(routerTabs.selection)
      presenter?.follow()
    }

    private func show(_ route: Route) {
      guard route != shownRoute,
        let index = routerTabs.all.firstIndex(where: { $0.id == route })
      else { return }
      shownRoute = route
      selectedIndex = index
    }
  }
#endif
