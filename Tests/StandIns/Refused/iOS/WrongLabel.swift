import UIKit

// refused: incorrect argument label in call (have 'row:animated:', expected 'at:animated:')
@MainActor func wrongLabel(_ table: UITableView, path: IndexPath) {
  #if WRONG
    table.deselectRow(row: path, animated: true)
  #else
    table.deselectRow(at: path, animated: true)
  #endif
}
