/// Two changes that do not go together, reported to whatever has the lines to show them.
enum Clash: Error, Equatable {
  /// Both sides changed the same, or nobody can say in which order what they changed would stand.
  case order
  /// One side calls something otherwise, or nothing any more, and the other uses its name anew.
  case name(RenamedName)
}

extension Clash {
  var renamed: RenamedName? { if case .name(let name) = self { name } else { nil } }
}
