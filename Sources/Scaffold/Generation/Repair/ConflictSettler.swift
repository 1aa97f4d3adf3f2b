import Ground
import Merging
import Model

/// Settles what is left in conflict in single files, as far as it can be.
struct ConflictSettler {
  /// Knows what both sides of a conflict started from; `nil` where nobody is asked.
  let git: Git?
  var repairs: [Repair] = []
  var unsettled: [Unsettled] = []

  /// - Returns: whether nothing is left in conflict in the file.
  mutating func settle(
    _ path: ProjectPath, unitesLines: Bool = true, _ planner: inout Planner
  ) throws(SystemError) -> Bool {
    let text = try planner.contents(of: path) ?? []
    guard !ConflictMarkers.lines(in: text).isEmpty else { return true }
    let (isChanged, left) = try planner.settle(
      path, base: git?.base(of: path), unitesLines: unitesLines)
    if isChanged { repairs.append(.settled(path)) }
    unsettled += left
    return left.isEmpty
  }
}
