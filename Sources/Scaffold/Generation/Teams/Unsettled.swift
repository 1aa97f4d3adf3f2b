import Ground
import Model

/// A conflict that the tool does not settle by itself.
package struct Unsettled: Equatable, Sendable {
  package let path: ProjectPath
  /// Where it begins, from one.
  package let line: Int
}

extension Unsettled: CustomStringConvertible {
  package var description: String { "\(path):\(line)" }
}
