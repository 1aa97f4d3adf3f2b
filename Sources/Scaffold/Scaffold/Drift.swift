import Generation
import Ground
import Model
import Templates

/// A way in which a file differs from what was generated, as `status --fail-on` names it.
enum Drift: String, CaseIterable {
  case edited, missing, newer, unregistered, conflict

  /// Those that a list names, parted by commas.
  static func states(_ list: String) throws(UsageError) -> Set<Drift> {
    var states: Set<Drift> = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let state = Drift(rawValue: String(word)) else {
        let names = allCases.map(\.rawValue)
        throw .unknownChoice(String(word), parameter: "--fail-on", choices: names)
      }
      states.insert(state)
    }
    return states
  }
}

extension FileStatus {
  var drift: Set<Drift> {
    let kind: Drift? =
      switch state {
      case .generated, .leftOut: nil
      case .edited: .edited
      case .missing: .missing
      case .unregistered: .unregistered
      case .conflict: .conflict
      case .new: .newer
      }
    return Set([kind, isOutdated ? .newer : nil].compactMap(\.self))
  }
}
