import Ground

/// Something the architecture does not allow, and where it stands.
package struct Finding: Equatable, Sendable {
  package let place: SourcePlace
  let reason: Reason
  /// Other places that have to do with it, in the order they are shown.
  var notes: [Note] = []

  /// A further place, and what is there: `` `LoginDTO` is declared here ``.
  struct Note: Equatable, Sendable {
    let place: SourcePlace
    let words: String
  }
}

extension Finding {
  /// Something about a file or a folder as a whole.
  static func unreadable(_ path: String, _ problem: Unreadable) -> Finding {
    Finding(
      place: SourcePlace(file: path, line: 1, column: 1),
      reason: .unreadable(path: path, problem))
  }
}

extension Finding: Comparable {
  package static func < (one: Finding, other: Finding) -> Bool {
    (one.place, one.rule.rawValue, one.subject) < (other.place, other.rule.rawValue, other.subject)
  }
}
