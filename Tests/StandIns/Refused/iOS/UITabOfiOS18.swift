import UIKit

// refused: 'UITab' is only available in iOS 18.0 or newer
#if WRONG
  @MainActor func uiTabOfiOS18(_ tab: UITab) {}
#else
  @available(iOS 18.0, *)
  @MainActor func uiTabOfiOS18(_ tab: UITab) {}
#endif
