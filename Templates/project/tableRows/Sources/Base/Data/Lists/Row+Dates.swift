import Core
import Foundation

nonisolated extension [Row] {
  /// When the first of them was saved.
  func oldest() throws(AppError) -> Date {
    let dates = try map { row throws(AppError) in try row.value("saved_at", as: Date.self) }
    return dates.min() ?? .distantPast
  }
}
