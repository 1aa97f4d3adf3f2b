import Core
import Foundation

extension Date {
  /// A moment as this service writes it: `Tue Feb 17 21:04:52 +0800 2015`
  init(createdAt text: String) throws(AppError) {
    var reader = CreatedAtReader(text)
    do {
      self = try reader.date()
    } catch {
      throw .decoding(path: "created_at", reason: "`\(text)` is no date")
    }
  }
}
