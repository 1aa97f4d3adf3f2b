import SwiftReading

/// The types of one module, tier by tier: what they hold and what they conform to.
///
/// Everything in it is in order, so that the same module gives the same diagram, byte for byte.
package struct ClassDiagram: Equatable, Sendable {
  /// The module's name.
  let module: String
  /// The tiers that have types, the upper ones first.
  let tiers: [Tier]
  /// The types of other modules that those of the module have to do with.
  let outside: [Outsider]
  let relations: [Relation]

  /// `View`, and the types in it.
  struct Tier: Equatable, Sendable {
    let name: String
    let hue: Hue
    let types: [Class]
  }

  /// A type of another module.
  struct Outsider: Equatable, Sendable {
    let name: String
    /// The target it is declared in, if that is known: `BaseView`.
    let owner: String?
  }
}

extension ClassDiagram {
  /// One type has to do with another.
  struct Relation: Equatable, Sendable {
    let from: String
    let to: String
    let kind: Kind
    /// The properties and cases that hold the other type.
    var roles: [String] = []
    /// How many it holds.
    var count = TypeText.Count.one

    enum Kind: String, Sendable {
      case inherits, conforms, holds
      /// Holds, but lets go of it: `weak`, `unowned`.
      case refers
      /// Takes it or gives it in a function.
      case uses
    }
  }
}
