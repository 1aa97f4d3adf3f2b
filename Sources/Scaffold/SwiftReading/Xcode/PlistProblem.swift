import Ground

/// Why a text is no property list in the form that Xcode writes.
package struct PlistProblem: Error, Equatable {
  package let reason: Reason
  /// The byte at which reading ended.
  package let offset: Int

  package enum Reason: Equatable, Sendable {
    /// Something else was expected than what stands there.
    case expected(String)
    case unclosed(String)
    case tooDeep
    /// A line that git or an update leaves where both sides changed the same lines.
    case conflictMarker
    case leftover
  }
}

extension PlistProblem.Reason: CustomStringConvertible {
  package var description: String { message.text }

  package var message: Message {
    switch self {
    case .expected(let expected): "expected \(term: expected)"
    case .unclosed(let thing): "this \(thing) is never closed"
    case .tooDeep: "this is nested too deep"
    case .conflictMarker: "this is a conflict marker"
    case .leftover: "expected the end of the file"
    }
  }
}
