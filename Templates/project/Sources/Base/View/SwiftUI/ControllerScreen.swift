#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A screen of UIKit among those of SwiftUI.
  package struct ControllerScreen: View {
    private let title: String
    private let makeController: @MainActor () -> UIViewController

    /// The controller is made once; its own title would not reach the bar above it.
    package init(title: String, makeController: @escaping @MainActor () -> UIViewController) {
      self.title = title
      self.makeController = makeController
    }

    package var body: some View {
      HostedController { makeController() }
        .ignoresSafeArea()
        .navigationTitle(title)
    }
  }

  /// The controller as SwiftUI wants it.
  private struct HostedController: UIViewControllerRepresentable {
    let makeController: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> HostParentController {
      HostParentController(of: makeController(), images: context.environment.images)
    }

    func updateUIViewController(_ controller: HostParentController, context: Context) {}
  }

  /// Gives a controller what the screens of SwiftUI around it have.
  private final class HostParentController: UIViewController, ImageProviding {
    let images: ImageSource?
    private let child: UIViewController

    init(of child: UIViewController, images: ImageSource?) {
      self.child = child
      self.images = images
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(child)
      view.addFilling(child.view)
      child.didMove(toParent: self)
    }
  }
#endif
