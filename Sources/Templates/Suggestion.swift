/// The "did you mean" at the end of an error message; nothing, if no name comes close.
public struct Suggestion: Equatable, Sendable {
  private let name: String?

  /// Suggests the candidate that looks most like `name`.
  public init(for name: String, among candidates: some Sequence<String>) {
    let limit = max(1, name.count / 3)
    self.name =
      candidates
      .map { (distance: editDistance(from: name, to: $0), name: $0) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
      .name
  }
}

extension Suggestion: CustomStringConvertible {
  public var description: String {
    name.map { "; did you mean `\($0)`?" } ?? ""
  }
}

/// How many characters must be added, dropped or changed to get from one name to the other.
private func editDistance(from name: String, to other: String) -> Int {
  let other = other.lowercased()
  var distances = Array(0...other.count)
  for (row, character) in name.lowercased().enumerated() {
    var diagonal = distances[0]
    distances[0] = row + 1
    for (column, otherCharacter) in other.enumerated() {
      let changed = diagonal + (character == otherCharacter ? 0 : 1)
      diagonal = distances[column + 1]
      distances[column + 1] = min(changed, diagonal + 1, distances[column] + 1)
    }
  }
  return distances[other.count]
}
