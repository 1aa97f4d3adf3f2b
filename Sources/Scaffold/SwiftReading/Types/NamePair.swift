/// Two names of a project, where so many are kept that each is half a key.
package struct NamePair: Hashable, Sendable {
  package let one: UInt32
  package let other: UInt32

  package init(_ one: UInt32, _ other: UInt32) {
    self.one = one
    self.other = other
  }
}
