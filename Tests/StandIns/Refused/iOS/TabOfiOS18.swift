import UIKit

// refused: cannot find type 'UITab' in scope
#if WRONG
  @MainActor func tabOfiOS18(_ tab: UITab) {}
#else
  @MainActor func tabOfiOS18(_ tab: UIBarItem) {}
#endif
