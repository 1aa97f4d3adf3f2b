/// A function, a variable or a macro outside of all types, or a member of an extension.
package struct DeclaredMember: Equatable, Sendable {
  package let name: String
  package let key: NameKey
  package let line: Int
  package let column: Int
  /// Whether only the file itself sees it.
  package let isPrivate: Bool
  /// The type that is extended; `nil` for what is outside of all types.
  package let extended: NameKey?
  /// Whether the extension conforms to something, which may ask for the member.
  package let isOfConformance: Bool
  package let isMacro: Bool
}
