/// The result for one place of the samples: a line of `--explain`.
package struct Explanation: Equatable, Sendable {
  /// `user.id`, `labels.name`
  package let path: String
  /// The type in short; `nil` if the place is left out.
  package let type: String?
  package let reason: String
  /// How often something stands there that is not `null`, and how often it could.
  package let seen: Int
  package let possible: Int
}

extension Explanation {
  package var isLeftOut: Bool { type == nil }

  /// The same place, left out after all.
  func leftOut(_ reason: String) -> Explanation {
    Explanation(path: path, type: nil, reason: reason, seen: seen, possible: possible)
  }
}
