import SwiftUI

// refused: cannot find type 'UIHostingController' in scope
#if WRONG
  @MainActor func controllerOfUIKit(_ controller: UIHostingController<Text>) {}
#else
  @MainActor func controllerOfUIKit(_ text: Text) {}
#endif
