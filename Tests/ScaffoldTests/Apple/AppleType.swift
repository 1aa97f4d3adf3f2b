/// A type of Apple's, as a table says of it.
struct AppleType: Sendable {
  /// The first system that has it.
  let system: String
  /// Its superclass, and what it adopts.
  var above: [String] = []
  var members: [AppleMember] = []
}
