import Ground
import Model
import SwiftReading

/// One part of a project depends on another.
package struct Relation: Equatable, Sendable {
  let mention: Mention
  package let from: Position
  package let to: Position
  /// The access of the one to the other.
  let access: Access
  /// The names of the two in a picture.
  package let fromNode: String
  package let toNode: String
  /// The folders and targets of the two.
  let fromPart: Part
  let toPart: Part
  package let place: SourcePlace
  /// Where the type is declared, if it is one that is named.
  var declaration: SourcePlace?
  /// Where the target is declared, if it is one that is imported.
  var target: SourcePlace?
}

/// The folder and the target that a file is of.
struct Part: Hashable, Sendable {
  /// The path from the project's folder.
  let folder: String
  /// `nil` where no target is known.
  let target: String?
}

extension Relation {
  /// The two modules, if there are two.
  var modules: (from: String, to: String)? {
    guard let from = from.moduleOfTier, let to = to.moduleOfTier, from != to else { return nil }
    return (from, to)
  }

  /// The module that depends on a tier of another, tests included.
  var modulesOfUse: (importer: String, owner: String)? {
    let importer: String? = if case .tests(let module) = from { module } else { from.moduleOfTier }
    guard let importer, let owner = to.moduleOfTier else { return nil }
    return (importer, owner)
  }
}
