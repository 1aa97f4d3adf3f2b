/// A place at which a reply is not what a module knows.
package struct Deviation: Equatable, Sendable {
  /// `user.state`
  package let path: String
  package let kind: Kind
  /// The type that the module knows, and the one in the reply, in words.
  package let known: String?
  package let found: String

  package init(path: String, kind: Kind, known: String?, found: String) {
    (self.path, self.kind, self.known, self.found) = (path, kind, known, found)
  }

  package enum Kind: String, Sendable {
    /// A field that the module does not know.
    case new
    /// A field that is in no reply any more.
    case gone
    /// A field that is missing or `null`, and must not be.
    case null
    /// A field of another type.
    case retyped
    /// A word that is none of a choice.
    case unknown
    /// An id that several rows have.
    case repeated
    /// The value at another place.
    case moved
  }
}
