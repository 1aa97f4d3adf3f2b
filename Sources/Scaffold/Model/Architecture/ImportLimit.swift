/// `"imports": { "access": { "Core": "public", "*": "internal" } }`: the most that imports may hand
/// on.
package struct ImportLimit: Equatable, Sendable {
  /// The modules that are imported.
  package let modules: PlacePattern
  package let access: Access

  /// To whom an import hands on what it imports.
  package enum Access: String, CaseIterable, Comparable, Sendable {
    case `internal`, package, `public`

    package static func < (one: Access, other: Access) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }
}
