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
