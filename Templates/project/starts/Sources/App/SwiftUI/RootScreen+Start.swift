#if canImport(SwiftUI)
  import SwiftUI

  extension RootScreen {
    /// A screen of a module, for a sheet or a tab.
    ///
    /// It has a stack of its own, so it is not pushed. What the user finishes there, such as a
    /// form, takes it away where it was presented.
    public init(at start: AppStart) {
      self.init(app: AppRouter(.shared, at: start.route))
    }
  }
#endif
