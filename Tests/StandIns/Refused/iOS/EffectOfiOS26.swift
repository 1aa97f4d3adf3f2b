import UIKit

// refused: 'topEdgeEffect' is only available in iOS 26.0 or newer
@MainActor func effectOfiOS26(_ table: UITableView) {
  #if WRONG
    guard #available(iOS 18, *) else { return }
  #else
    guard #available(iOS 26, *) else { return }
  #endif
  table.topEdgeEffect.isHidden = true
}
