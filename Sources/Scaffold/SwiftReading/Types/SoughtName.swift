/// A name that is looked for in files: its key, and what distinguishes it from most other words
/// before they have keys.
package struct SoughtName: Hashable, Sendable {
  package let key: NameKey
  /// The first byte, and how many there are; 255 for more.
  let first: UInt8
  let length: UInt8

  package init(_ member: DeclaredMember) {
    (key, first, length) = (member.key, member.first, member.length)
  }

  package init(_ name: String) {
    key = NameKey(name)
    (first, length) = (name.utf8.first ?? 0, UInt8(clamping: name.utf8.count))
  }
}
