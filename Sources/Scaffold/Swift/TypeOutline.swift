/// What a Swift file says of a type, from its first word to its last brace: what it is, what it
/// holds, what it conforms to. An `extension` says it of a type that may be declared elsewhere.
struct TypeOutline: Equatable, Sendable {
  let kind: Kind
  /// `Login`, and `Login.State` for a type inside another.
  let name: String
  /// The names of its generic parameters.
  let parameters: [String]
  let access: Access
  /// What stands behind the colon, in its order; of a `typealias`, what it stands for.
  let inherited: [TypeText]
  var properties: [Property] = []
  var cases: [Case] = []
  /// The names in what its functions take and give, as far as others may call them.
  var signatures: Set<String> = []
  /// Where the name stands among the bytes of the file.
  let place: Int

  enum Kind: String, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`
  }

  /// Who may see a declaration, as the word before it says.
  enum Access: String, Sendable {
    case `private`, `fileprivate`, `internal`, package, `public`, open
  }

  /// A stored property.
  struct Property: Equatable, Sendable {
    let name: String
    /// Nothing where the file does not say.
    let type: TypeText?
    let access: Access
    /// Whether it lets go of what it holds: `weak`, `unowned`.
    let isWeak: Bool
  }

  /// `case loaded([Row])`
  struct Case: Equatable, Sendable {
    let name: String
    let payload: [TypeText]
  }
}

extension TypeOutline.Access {
  /// Whether only the file itself sees what is declared.
  var isOfTheFile: Bool { self == .private || self == .fileprivate }
}
