/// A type, and how many names in a row are of members that it declares itself.
package struct MemberOwner: Equatable, Sendable {
  /// Half the key of its name.
  package let type: UInt32
  package var count: UInt32
}
