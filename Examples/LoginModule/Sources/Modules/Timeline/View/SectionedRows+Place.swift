import BaseView
import Foundation

nonisolated extension SectionedRows {
  /// Where a row stands, as a table counts it; nil if it is gone.
  func place(of id: Item.ID) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = ids(in: section).firstIndex(of: id) { return [number, row] }
    }
    return nil
  }
}
