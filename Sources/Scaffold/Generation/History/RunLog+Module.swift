import Ground
import Model

extension RunLog {
  /// The texts of Swift files before runs changed them, the first run first; without runs that were
  /// taken back.
  package var formerTexts: [[ProjectPath: String]] {
    let takenBack = Set(takenBack.flatMap { [$0.key, $0.value] })
    return numbers.reversed().compactMap { number in
      guard !takenBack.contains(number), let changes = runs[number]?.changes else { return nil }
      let texts = changes.filter { $0.path.isSwift }.compactMap { change in
        change.before.map { (change.path, String(decoding: $0, as: UTF8.self)) }
      }
      return texts.isEmpty ? nil : Dictionary(uniqueKeysWithValues: texts)
    }
  }

  /// The same with the runs alone that changed a module, whatever it was called at that time.
  package func runs(of module: String, in project: Project) -> RunLog {
    var log = self
    var names: Set = [module]
    log.runs = [:]
    for number in numbers {
      guard let run = runs[number] else { continue }
      if let renamed = run.command.renamedModule, names.contains(renamed.new) {
        names.insert(renamed.old)
      }
      let folders = names.flatMap(project.foldersOfModule)
      if run.changes.contains(where: { change in
        folders.contains { change.path.text.hasPrefix("\($0)/") }
      }) {
        log.runs[number] = run
      }
    }
    return log
  }
}

extension RunCommand {
  /// The names in a `rename-module Login SignIn`.
  fileprivate var renamedModule: (old: String, new: String)? {
    guard words.first == "rename-module" else { return nil }
    let names = zip(words, words.dropFirst())
      .filter { !$0.1.hasPrefix("-") && !["--at", "--entity"].contains($0.0) }.map(\.1)
    return names.count == 2 ? (names[0], names[1]) : nil
  }
}
