@_exported import Foundation

extension UIViewController {
  @available(iOS 18.0, *)
  @MainActor open class Transition: NSObject {
    @available(iOS 18.0, *)
    @MainActor open class ZoomOptions: NSObject {
      open var dimmingColor: UIColor? = declared()
    }

    @available(iOS 18.0, *)
    @MainActor open class ZoomSourceViewProviderContext: NSObject {
      open var sourceViewController: UIViewController { declared() }
      open var zoomedViewController: UIViewController { declared() }
    }

    open class func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider:
        @escaping (
          UIViewController.Transition.ZoomSourceViewProviderContext
        ) -> UIView?
    ) -> UIViewController.Transition { declared() }
    @available(iOS 26.0, *)
    open class func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceBarButtonItemProvider:
        @escaping (
          UIViewController.Transition.ZoomSourceViewProviderContext
        ) -> UIBarButtonItem?
    ) -> UIViewController.Transition { declared() }
    open class var coverVertical: UIViewController.Transition { declared() }
    open class var flipHorizontal: UIViewController.Transition { declared() }
    open class var crossDissolve: UIViewController.Transition { declared() }
    open class var partialCurl: UIViewController.Transition { declared() }
  }
}
