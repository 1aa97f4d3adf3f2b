/// A word that a file says, and where it does: a name means different things by itself and behind a dot.
///
/// There are very many of them, so 26 bits of a name's key have to do.
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
    /// `Login.name`, `Login().name`, `"text".name`
    package static let behindType = Places(rawValue: 4)
    /// `login.name`
    package static let behindValue = Places(rawValue: 8)
    package static let behindSomething: Places = [.behindType, .behindValue]
    /// `.name`, `login().name`, `#name`
    package static let elsewhere = Places(rawValue: 16)
    /// `let name =`, `func f(name: Int)`: in this file it is a variable.
    package static let declared = Places(rawValue: 32)
    package static let behindAnything: Places = [.behindType, .behindValue, .elsewhere]
  }

  init(_ key: NameKey, at places: Places) { value = Self.key(of: key) | places.rawValue }

  /// What two words have in common that are the same.
  package var key: UInt32 { value & ~Self.bits }

  package var places: Places { Places(rawValue: value & Self.bits) }

  package static func key(of name: NameKey) -> UInt32 { name.short & ~bits }

  mutating func add(_ places: Places) { value |= places.rawValue }

  private static let bits: UInt32 = 63
}
