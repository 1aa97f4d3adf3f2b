import Ground
import Model

/// A conflict that the tool does not settle by itself.
package struct Unsettled: Equatable, Sendable {
  package let path: ProjectPath
  /// Where it begins, from one.
  package let line: Int
  /// True if an update has left it, and not a merge of branches.
  package let isOfUpdate: Bool
}

extension Unsettled {
  package var refusal: Refusal {
    isOfUpdate ? .unsettledUpdate(path, line: line) : .unsettled([description])
  }
}

extension Unsettled: CustomStringConvertible {
  package var description: String { "\(path):\(line)" }
}

extension Refusal {
  /// The places where branches are in conflict, and the tool does not choose.
  package static func unsettled(_ places: [String]) -> Refusal {
    Refusal(
      Complaint(
        "unsettled",
        places.count == 1
          ? "two branches are in conflict at \(places[0])"
          : "branches are in conflict in \(places.count) places",
        "choose between the two there by hand"
      ).listing(places.count == 1 ? [] : places))
  }

  /// The place in a file that has both an edit and a change of the template.
  package static func unsettledUpdate(_ path: ProjectPath, line: Int) -> Refusal {
    Refusal(
      "unsettled", "an edit and a change of the template both stand at \(path):\(line)",
      Conflict.waysToSettle(path.text))
  }
}
