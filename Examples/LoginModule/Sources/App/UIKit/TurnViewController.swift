#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The screens of the account at hand; they are made anew when there is another.
  final class TurnViewController: UIViewController {
    let app: AppRouter

    private var shown: Int?
    private var renderer: Renderer?

    init(app: AppRouter) {
      self.app = app
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      renderer = Renderer { [weak self] in self?.follow() }
      NotificationCenter.default.addObserver(
        self, selector: #selector(becomeActive),
        name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    @objc private func becomeActive() {
      app.catchUp()
    }

    private func follow() {
      if app.isClosed { leave() }
      guard shown != app.turn else { return }
      shown = app.turn
      children.forEach(remove)
      add(makeRoot())
    }

    /// Gives back the place that a screen of a module has taken, if it was presented there.
    private func leave() {
      app.isClosed = false
      guard let presenting = presentingViewController, presenting.presentedViewController == self
      else { return }
      presenting.dismiss(animated: true)
    }

    private func makeRoot() -> UIViewController {
      let makeController: RouterNavigationController<AppRoute>.MakeController = {
        [app] router, route in
        UIKitScreens(app: app, router: router).controller(for: route)
      }
      let tabs = app.tabs
      return tabs.isBarShown
        ? RouterTabBarController(tabs: tabs, makeController: makeController)
        : RouterNavigationController(
          router: tabs.overlay, root: tabs.selection, makeController: makeController)
    }

    private func add(_ controller: UIViewController) {
      addChild(controller)
      controller.view.frame = view.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }

    private func remove(_ controller: UIViewController) {
      controller.dismiss(animated: false)
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
  }
#endif
