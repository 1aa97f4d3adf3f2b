/// A type in a Swift file, from its first word to its last brace: what it is, what it holds, what
/// it conforms to. An `extension` says it of a type that may be declared elsewhere.
package struct TypeOutline: Equatable, Sendable {
  package let kind: Kind
  /// `Login`, and `Login.State` for a type inside another.
  package let name: String
  /// The names of its generic parameters.
  package let parameters: [String]
  package let access: Access
  /// The types behind the colon, in their order; of a `typealias`, what it stands for.
  package let inherited: [TypeText]
  package var properties: [Property] = []
  package var cases: [Case] = []
  /// The names in what its functions take and give, as far as others may call them.
  package var signatures: Set<String> = []
  /// Where the name stands among the bytes of the file.
  package let place: Int

  package enum Kind: String, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`
  }

  /// Who may use a declaration, as the word before it says.
  package enum Access: String, Sendable {
    case `private`, `fileprivate`, `internal`, package, `public`, open
  }

  /// A stored property.
  package struct Property: Equatable, Sendable {
    package let name: String
    /// Nothing where the file does not say.
    package let type: TypeText?
    package let access: Access
    /// True if it lets go of what it holds: `weak`, `unowned`.
    package let isWeak: Bool
  }

  /// `case loaded([Row])`
  package struct Case: Equatable, Sendable {
    package let name: String
    package let payload: [TypeText]
  }
}

extension TypeOutline {
  /// `State` of `Login.State`
  package var ownName: String { DeclaredNames.ownName(name) }
}

extension TypeOutline.Access {
  /// True if only the file itself can use what is declared.
  package var isOfTheFile: Bool { self == .private || self == .fileprivate }
}
