/// A function, a variable or a macro outside of all types, or a member of an extension. There are so
/// many that each has a key for its name.
package struct DeclaredMember: Equatable, Sendable {
  package let key: NameKey
  package let line: Int32
  package let column: Int32
  /// Half the key of the type that is extended; 0 for what is outside of all types.
  private let extendedKey: UInt32
  private let traits: Traits
  /// The first byte of the name, and how many it has.
  package let first: UInt8
  package let length: UInt8

  private struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    static let isPrivate = Traits(rawValue: 1)
    static let isOfConformance = Traits(rawValue: 2)
    static let isMacro = Traits(rawValue: 4)
    static let hasCapital = Traits(rawValue: 8)
    static let isOfType = Traits(rawValue: 16)
  }

  init(
    _ name: MemberTracker.Name, called bytes: UnsafeBufferPointer<UInt8>.SubSequence,
    at place: (line: Int, column: Int)
  ) {
    key = NameKey(bytes)
    (line, column) = (Int32(clamping: place.line), Int32(clamping: place.column))
    extendedKey = name.owner?.short ?? 0
    var traits: Traits = []
    if name.isPrivate { traits.insert(.isPrivate) }
    if name.isOfConformance { traits.insert(.isOfConformance) }
    if name.isOfType { traits.insert(.isOfType) }
    if name.isMacro { traits.insert(.isMacro) }
    if bytes.base.hasCapital(in: bytes.indices) { traits.insert(.hasCapital) }
    self.traits = traits
    (first, length) = (bytes.first ?? 0, UInt8(clamping: bytes.count))
  }
}

extension DeclaredMember {
  /// Half the key of the type that is extended; `nil` for what is outside of all types.
  package var extended: UInt32? { extendedKey == 0 ? nil : extendedKey }

  /// True if only the file itself can use it.
  package var isPrivate: Bool { traits.contains(.isPrivate) }

  /// True if the extension conforms to something, which may ask for the member.
  package var isOfConformance: Bool { traits.contains(.isOfConformance) }

  /// True if the extended type has it, and its values do not.
  package var isOfType: Bool { traits.contains(.isOfType) }

  package var isMacro: Bool { traits.contains(.isMacro) }

  /// True if the name is of several words: `loginCount`.
  package var hasCapital: Bool { traits.contains(.hasCapital) }
}
