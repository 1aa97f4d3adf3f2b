#if canImport(UIKit)
  import UIKit

  extension UIRefreshControl {
    /// A control that asks again when it is pulled.
    package convenience init(refresh: @escaping @MainActor () -> Void) {
      self.init()
      addAction(UIAction { _ in refresh() }, for: .valueChanged)
    }
  }
#endif
