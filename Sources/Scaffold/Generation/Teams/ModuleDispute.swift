import Ground
import Model

/// Why nobody but the team can say what becomes of a module that two branches have changed.
package enum ModuleDispute: Error, Equatable {
  /// Both added a module of this name, and not the same one.
  case bothAdded(String)
  /// One removed it, the other changed it; where its files are.
  case removed(String, places: [String])
  /// Both said something else of these options.
  case options(String, [String])
}

extension ModuleDispute: Failure {
  package var exitCode: ExitCode { .refused }

  package var complaint: Complaint {
    switch self {
    case .bothAdded(let name):
      Complaint(
        "both-added", "both branches add a module `\(name)`, and not the same one",
        "stop the merge; in one of them `scaffold rename-module \(name) NAME`, or `remove-module`")
    case .removed(let name, let places):
      Complaint(
        "removed-and-changed", "one branch removes the module `\(name)`, the other changes it",
        "`git checkout BRANCH -- \(places.words)`, with the branch that changed it, keeps it",
        "`git rm -rf --ignore-unmatch \(places.words)` lets it go",
        "then `scaffold repair`")
    case .options(let name, let options):
      Complaint(
        "options-in-conflict",
        "the branches want different \(options.joined(separator: ", ")) for the module `\(name)`",
        "stop the merge, `scaffold update \(name)` in one of them, and merge again")
    }
  }
}

extension [String] {
  /// The paths as a shell takes them.
  fileprivate var words: String {
    map { $0.contains { !$0.isLetter && !$0.isNumber && !"/._+-".contains($0) } ? "'\($0)'" : $0 }
      .joined(separator: " ")
  }
}

extension Ledger {
  /// The folder of the module, and its files elsewhere.
  func places(in folder: ProjectPath?) -> [String] {
    let home = folder?.text ?? ""
    return [home] + files.keys.map(\.text).filter { !$0.isIn(home) }.sorted()
  }
}
