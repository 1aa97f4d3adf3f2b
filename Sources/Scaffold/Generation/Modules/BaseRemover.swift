import Ground
import Model
import SwiftReading

/// Takes out of a project that someone else made what it got before its first module: all or
/// nothing, for a Base layer that is left alone would not compile.
package struct BaseRemover {
  let project: Project

  package init(project: Project) {
    self.project = project
  }

  /// - Returns: the edited files, because of which all stays; `nil` if nothing of ours is there.
  package func plan(with planner: inout Planner) throws -> [ProjectPath]? {
    guard let adoption = project.file.adoption, let ledger = try project.ledger() else {
      return nil
    }
    var trial = planner
    var edited: [ProjectPath] = []
    for (path, text) in ledger.endings.sorted(by: { $0.key < $1.key }) {
      if try trial.withdraw(ending: text, of: path) { edited.append(path) }
    }
    if let manifest = adoption.manifest, !adoption.tools.isEmpty {
      try trial.setTools(of: manifest, from: "\(ToolsVersion.needed)", to: adoption.tools)
    }
    for (path, texts) in ledger.edits.sorted(by: { $0.key < $1.key }) {
      try trial.withdraw(reference: texts, from: path)
    }
    for (path, base) in ledger.files.sorted(by: { $0.key < $1.key }) {
      if try trial.remove(path, base: base) { edited.append(path) }
    }
    guard edited.isEmpty else { return edited }
    try trial.removeLedger(Ledger.path(in: nil))
    planner = trial
    return []
  }
}
