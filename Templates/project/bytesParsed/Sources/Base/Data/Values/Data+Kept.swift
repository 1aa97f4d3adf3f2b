import Foundation

nonisolated extension Data: WireValue {
  /// `aGVsbG8=`
  package init?(wire: String) {
    self.init(base64Encoded: wire)
  }

  package var wire: String { base64EncodedString() }
}
