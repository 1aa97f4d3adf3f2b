import Ground
import Model

/// Something that `scaffold repair` has put right, or has to leave.
package enum Repair: Equatable, Sendable {
  /// Two branches were in conflict in a file.
  case settled(ProjectPath)
  /// Two branches had changed a module.
  case united(String)
  /// A line of a module was not where its ledger says.
  case putBack(String, ProjectPath)
  /// A line stood between its markers again.
  case doubled(String, ProjectPath)
  /// A line was of a module that is gone.
  case orphaned(String, ProjectPath)
  /// A generated file is missing, and is meant to be.
  case leftOut(ProjectPath)
  /// A part of the project's own files that modules need was not there.
  case gained(String)
  /// A file that a run had left behind.
  case leftover(ProjectPath)
}

extension Repair: CustomStringConvertible {
  package var description: String { message.text }

  package var message: Message {
    switch self {
    case .settled(let path): "United what two branches have in \(path)"
    case .united(let name): "Made the module \(name) of what both branches say of it"
    case .putBack(let line, let path): "Put back in \(path): \(line)"
    case .doubled(let line, let path): "Took out of \(path), which had it twice: \(line)"
    case .orphaned(let line, let path):
      "Took out of \(path), since its module is gone: \(line)"
    case .leftOut(let path): "Left out from now on: \(path)"
    case .gained(let part): "Base gains: \(part)"
    case .leftover(let path): "Removed what a run had left behind: \(path)"
    }
  }
}
