import CommandLine
import Ground
import Model

/// Every command there is.
enum Commands {
  /// In the order help lists them.
  static let groups = [
    CommandGroup(
      "Make code",
      [
        NewProject.self, NewModule.self, AdoptModule.self, TemplatesList.self, TemplatesShow.self,
        TemplatesExport.self, TemplatesUpdate.self, TemplatesTest.self,
      ]),
    CommandGroup(
      "Change what was made",
      [
        Update.self, RenameModule.self, RemoveModule.self, AddParts.self, PruneBase.self,
        Undo.self, RepairProject.self, Eject.self,
      ]),
    CommandGroup(
      "See what is there",
      [
        ListModules.self, ListBase.self, Status.self, Diff.self, Log.self, FindDrift.self,
        TryModule.self, Check.self, Explain.self, DrawGraph.self,
      ]),
    CommandGroup(
      "Set up a machine, a team, an agent",
      [Doctor.self, MergeDriver.self, ServeTools.self, WriteSkill.self, Completions.self]),
  ]

  static let all = groups.flatMap(\.commands)

  /// Commands that people do not type.
  static let hidden: [any Command.Type] = [Complete.self]
}

extension Commands {
  /// The flags that a variable of a template cannot have: the options of the commands that take its
  /// variables as options too, and what every template is given.
  static var reservedFlags: Set<String> {
    let commands: [any Command.Type] = [NewModule.self, AdoptModule.self, Update.self]
    let options = commands.flatMap { $0.parameters.compactMap(\.flag) }
    return Set(
      options + [
        Flag.help.name, Option.language.name, GivenChanges.with, "--version", "--name", "--project",
      ])
  }

  /// The command whose name some words start with, and the words behind the name.
  static func find(in words: [String]) -> (command: any Command.Type, rest: [String])? {
    let found = (all + hidden).map { ($0, $0.name.split(separator: " ").map(String.init)) }
      .filter { words.starts(with: $0.1) }
    // `base` is a command, and `base add` is another.
    return found.max { $0.1.count < $1.1.count }.map { command, name in
      (command, Array(words.dropFirst(name.count)))
    }
  }

  /// The commands whose names have two words, of which the first one is given.
  static func family(_ name: String) -> [any Command.Type] {
    all.filter { $0.name.hasPrefix(name + " ") }
  }

  /// The second words of a family's names.
  static func verbs(of family: String) -> [String] {
    self.family(family).map { String($0.name.dropFirst(family.count + 1)) }
  }
}
