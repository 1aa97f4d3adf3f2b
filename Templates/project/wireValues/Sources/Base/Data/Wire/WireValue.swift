/// How a value stands in what servers send.
package nonisolated protocol WireForm: Sendable {
  /// The text that stands there, for people to read.
  var text: String { get }
}

nonisolated extension String: WireForm {
  package var text: String { self }
}

/// A type whose values stand as something simpler in what servers send.
package nonisolated protocol WireValue {
  /// The form of the value in JSON.
  associatedtype Wire: WireForm = String

  /// `nil` if what stands there is no such value.
  init?(wire: Wire)
  /// The value that `init(wire:)` reads.
  var wire: Wire { get }
}

/// An enum whose raw values are what servers send.
nonisolated extension WireValue where Self: RawRepresentable, RawValue == Wire {
  package init?(wire: Wire) {
    self.init(rawValue: wire)
  }

  package var wire: Wire { rawValue }
}

nonisolated extension Array where Element: WireValue {
  package var wire: [Element.Wire] { map(\.wire) }
}
