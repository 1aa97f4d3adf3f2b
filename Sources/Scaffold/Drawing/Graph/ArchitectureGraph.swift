import Checking
import Model

/// The modules and tiers of a project, and which of them imports which: what a picture shows.
///
/// Everything in it is in order, so that the same project gives the same picture, byte for byte.
package struct ArchitectureGraph: Equatable, Sendable {
  /// The project's name.
  package let name: String
  /// The names of the tiers, the upper ones first: View, Business, Data.
  let tiers: [String]
  let nodes: [Node]
  let edges: [Edge]
  /// The time it is compared with, as the user calls it; `nil` for the whole project.
  var since: String?
  /// The circles that are new since then, each with its first part at both ends.
  var circles: [[String]] = []

  /// One target, or the files of one tier of a module.
  struct Node: Equatable, Sendable {
    /// Unlike any other: `LoginView`, or `Login/View` where there are no targets.
    let id: String
    let position: Position
    /// How many Swift files it has.
    let files: Int
    /// `nil` if nothing is compared, or it was there before.
    var change: Change?
  }

  /// One node depends on another.
  struct Edge: Equatable, Sendable {
    let from: String
    let to: String
    /// How often: imports, or places that name a type.
    let count: Int
    /// Its findings; none, if it is allowed.
    let findings: [Finding]
    /// `nil` if nothing is compared.
    var change: Change?
  }
}

extension ArchitectureGraph {
  /// The title of a page and of a picture of it.
  var title: String {
    "Architecture of \(name)" + (since.map { ", since \($0)" } ?? "")
  }
}
