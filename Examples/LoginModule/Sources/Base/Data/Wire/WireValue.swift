import Foundation

/// How a value stands in what servers send.
package nonisolated protocol WireForm: Sendable {
  /// What stands there, for people to read.
  var text: String { get }
}

nonisolated extension String: WireForm {
  package var text: String { self }
}

/// A type whose values stand as something simpler in what servers send.
package nonisolated protocol WireValue {
  /// What stands there.
  associatedtype Wire: WireForm = String

  /// `nil` if what stands there is no such value.
  init?(wire: Wire)
  /// What `init(wire:)` reads the value from.
  var wire: Wire { get }
}

nonisolated extension Array where Element: WireValue {
  package var wire: [Element.Wire] { map(\.wire) }
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
