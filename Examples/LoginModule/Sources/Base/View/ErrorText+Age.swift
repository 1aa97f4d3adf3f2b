import Core
import Foundation

nonisolated extension ErrorText {
  /// The error, and how old the value is that is shown all the same.
  ///
  /// - Parameter age: In seconds; `nil` for what the server has sent.
  package static func message(for error: AppError, showing age: TimeInterval?) -> String {
    [message(for: error), age.flatMap(AgeText.message)].compactMap(\.self).joined(separator: "\n")
  }
}
