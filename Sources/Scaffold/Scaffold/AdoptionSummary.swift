import CommandLine
import Generation
import Ground
import Model

/// What `adopt-module` says: what the module would have been made with, and how it compares.
struct AdoptionSummary {
  let module: AdoptedModule
  let folder: ProjectPath
  let isAgain: Bool
  let registers: Bool
  let plan: Plan

  func text(_ style: Style) -> String {
    let name = style.bold(module.name)
    guard !plan.effectiveChanges.isEmpty else {
      return "Nothing to do: \(module.name) is in its ledger as the template gives it today"
    }
    let title = isAgain ? "Made the ledger of \(name) anew" : "Adopted \(name)"
    let moved =
      folder.name == module.name
      ? [] : ["Renamed the folder \(folder) to \(module.name)"]
    return ([title] + moved + details + [next]).joined(separator: "\n")
  }

  /// The answers, and what differs.
  var details: [String] {
    let answers = Columns.lines(
      module.answers.map { answer in
        let leftOut =
          answer.leftOut.isEmpty ? "" : "; no field: \(answer.leftOut.joined(separator: ", "))"
        return [answer.name, answer.words, answer.source.rawValue + leftOut]
      })
    let changed = [AdoptedModule.State.differs, .missing].flatMap { state in
      module.files(state).map { [state.rawValue, $0.text] }
    }
    let same = "  \(module.files(.same).count.counting("file")) as the template gives them"
    let own =
      module.ownFiles.isEmpty
      ? [] : ["  \(module.ownFiles.count.counting("file")) of its own"]
    return answers + Columns.lines(changed) + [same] + own + registration
  }

  private var registration: [String] {
    guard !module.unregistered.isEmpty else { return [] }
    let files = module.unregistered.map(\.text).joined(separator: ", ")
    return [registers ? "Registered in \(files)" : "Not registered in \(files)"]
  }

  private var next: String {
    let path = folder.sibling(named: module.name)
    return module.unregistered.isEmpty || registers
      ? "Next: scaffold update \(module.name) --dry-run"
      : "Next: scaffold adopt-module \(path.text.shellQuoted) --again --register adds the lines"
  }
}
