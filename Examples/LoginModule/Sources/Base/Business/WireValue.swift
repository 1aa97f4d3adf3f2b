import Foundation

/// A type that servers write as text.
package nonisolated protocol WireValue {
  /// `nil` if the text does not stand for such a value.
  init?(wire: String)
  /// The value as text that `init(wire:)` reads.
  var wire: String { get }
}

nonisolated extension Array where Element: WireValue {
  package var wire: [String] { map(\.wire) }
}

nonisolated extension Data: WireValue {
  /// `aGVsbG8=`
  package init?(wire: String) {
    self.init(base64Encoded: wire)
  }

  package var wire: String { base64EncodedString() }
}

nonisolated extension URL: WireValue {
  /// `https://example.com`; an address without a scheme leads nowhere.
  package init?(wire: String) {
    self.init(string: wire)
    if scheme == nil { return nil }
  }

  package var wire: String { absoluteString }
}

nonisolated extension UUID: WireValue {
  /// `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`
  package init?(wire: String) {
    self.init(uuidString: wire)
  }

  package var wire: String { uuidString }
}
