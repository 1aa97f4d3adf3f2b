import Speaking

/// The "did you mean" at the end of an error message; nothing, if no name comes close.
///
/// It looks for one when it is said: many errors are caught before anybody reads them.
public struct Suggestion: Sendable {
  private let name: String
  private let candidates: [String]

  /// Suggests the candidate that looks most like `name`.
  public init(for name: String, among candidates: some Sequence<String>) {
    self.name = name
    self.candidates = Array(candidates)
  }
}

extension Suggestion {
  /// `did you mean …?`; `nil` if no name comes close.
  package var question: Message? { nearest.map { "did you mean `\($0)`?" } }

  private var nearest: String? {
    // Nobody mistypes a name as long as this, and to look would take long.
    guard name.utf8.count <= 200 else { return nil }
    let limit = max(1, name.count / 3)
    return
      candidates
      .filter { abs($0.count - name.count) <= limit }
      .map { (distance: editDistance(from: name, to: $0), name: $0) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
      .name
  }
}

extension Suggestion: Equatable {
  public static func == (one: Suggestion, other: Suggestion) -> Bool {
    one.nearest == other.nearest
  }
}

extension Suggestion: CustomStringConvertible {
  /// `; did you mean …?`, or nothing.
  public var description: String { question.map { Message("; \($0)").text } ?? "" }
}

/// How many characters must be added, dropped, changed or swapped with their neighbour to get from
/// one name to the other.
private func editDistance(from name: String, to other: String) -> Int {
  let name = Array(name.lowercased())
  let other = Array(other.lowercased())
  var before: [Int] = []
  var distances = Array(0...other.count)
  for row in name.indices {
    let above = distances
    distances = [row + 1]
    for column in other.indices {
      let changed = above[column] + (name[row] == other[column] ? 0 : 1)
      var distance = min(changed, above[column + 1] + 1, distances[column] + 1)
      if row > 0, column > 0, name[row] == other[column - 1], name[row - 1] == other[column] {
        distance = min(distance, before[column - 1] + 1)
      }
      distances.append(distance)
    }
    before = above
  }
  return distances[other.count]
}
