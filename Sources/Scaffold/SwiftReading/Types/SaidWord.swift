/// A word that a file says, and where it does: a name means different things by itself and behind a dot.
///
/// There are very many of them, so 28 bits of a name's key have to do.
package struct SaidWord: Equatable, Sendable {
  private var value: UInt32

  /// Where a word stands.
  package struct Places: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `name`, outside of all types.
    package static let outside = Places(rawValue: 1)
    /// `name`, in a type, and `self.name`.
    package static let inside = Places(rawValue: 2)
    package static let alone: Places = [.outside, .inside]
    /// `Login.name`, `login.name`, `.name`, `#name`
    package static let behind = Places(rawValue: 4)
    /// `let name =`, `func f(name: Int)`: in this file it is a variable.
    package static let declared = Places(rawValue: 8)
  }

  init(_ key: NameKey, at places: Places) { value = Self.key(of: key) | places.rawValue }

  /// The common part of two words that are the same.
  package var key: UInt32 { value & ~Self.bits }

  package var places: Places { Places(rawValue: value & Self.bits) }

  package static func key(of name: NameKey) -> UInt32 { key(of: name.short) }

  /// - Parameter name: half of a name's key.
  package static func key(of name: UInt32) -> UInt32 { name & ~bits }

  mutating func add(_ places: Places) { value |= places.rawValue }

  private static let bits: UInt32 = 15
}
