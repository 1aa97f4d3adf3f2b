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

    func makeUIViewController(context: Context) -> UIViewController {
      makeController()
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
#endif
