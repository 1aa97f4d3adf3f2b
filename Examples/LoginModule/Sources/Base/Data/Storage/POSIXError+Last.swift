import Foundation

nonisolated extension POSIXError {
  /// Why the last call of the system failed.
  static var last: POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
