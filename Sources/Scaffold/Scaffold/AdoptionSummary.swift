import CommandLine
import Generation
import Ground
import Model

/// The summary of `adopt-module`: the options of the module, and how it compares.
struct AdoptionSummary {
  let module: AdoptedModule
  let folder: ProjectPath
  let isAgain: Bool
  let registers: Bool
  let plan: Plan

  func text(_ style: Style) -> String {
    let name = style.bold(module.name)
    guard !plan.effectiveChanges.isEmpty else {
      return Message(
        "Nothing to do: \(module.name) is in its ledger as the template gives it today"
      ).text
    }
    let title: Message = isAgain ? "Made the ledger of \(name) anew" : "Adopted \(name)"
    let moved = Message("Renamed the folder \(folder) to \(module.name)").text
    return ([title.text] + (folder.name == module.name ? [] : [moved]) + details + [next.text])
      .joined(separator: "\n")
  }

  /// The answers, and what differs.
  var details: [String] {
    let answers = Columns.lines(
      module.answers.map { answer in
        let leftOut: Message =
          answer.leftOut.isEmpty ? "" : "; no field: \(answer.leftOut.joined(separator: ", "))"
        return [
          answer.name, answer.words, Message("\(term: answer.source.rawValue)\(leftOut)").text,
        ]
      })
    let changed = [AdoptedModule.State.differs, .missing].flatMap { state in
      module.files(state).map { [Message(term: state.rawValue).text, $0.text] }
    }
    let same = Message("\(counting: module.files(.same).count, "file") as the template gives them")
    let own = Message("\(counting: module.ownFiles.count, "file") of its own")
    let counts = [same] + (module.ownFiles.isEmpty ? [] : [own])
    return answers + Columns.lines(changed) + counts.map { "  \($0)" } + registration
  }

  private var registration: [String] {
    guard !module.unregistered.isEmpty else { return [] }
    let files = module.unregistered.map(\.text).joined(separator: ", ")
    let words: Message = registers ? "Registered in \(files)" : "Not registered in \(files)"
    return [words.text]
  }

  private var next: Message {
    let path = folder.sibling(named: module.name)
    return module.unregistered.isEmpty || registers
      ? "Next: scaffold update \(module.name) --dry-run"
      : "Next: scaffold adopt-module \(path.text.shellQuoted) --again --register adds the lines"
  }
}
