import Ground

@testable import CommandLine
@testable import Scaffold

/// Command lines of every command, for what all of them have to keep.
enum CommandLines {
  /// The words behind the name of a command, in a project with the modules Login and Other; of one that
  /// is not named here, those of its examples.
  static func words(of command: any Command.Type) -> [String] {
    words[command.name]
      ?? command.examples.map { $0.replacing("scaffold " + command.name, with: "").trimmed }
  }

  static let words: [String: [String]] = [
    "new-project": ["Another"], "new-module": ["Feed --template tiny"], "update": ["", "Login"],
    "rename-module": ["Login SignIn"], "remove-module": ["Login", "Login --force"], "list": [""],
    "base": ["", "--all"], "base add": ["images", "--all"], "base prune": [""],
    "status": [""], "drift": ["Login reply.json"], "try": ["Login"],
    "repair": ["", "--accept-missing"],
    "adopt-module": ["Sources/Modules/Hand"], "undo": [""], "log": [""], "diff": [""],
    "eject": [""],
    "check": [
      "", "--changed", "--since HEAD", "--format github", "--format sarif", "--format agent",
    ],
    "explain": ["Sources/Modules/Login/Business/Login.swift", "tier"],
    "graph": [
      "", "--since HEAD", "--format svg", "--format html", "--format dot", "--format json",
      "--module Login",
    ],
    "doctor": [""], "mcp": [""], "skill": [""], "merge-driver": ["a b c"], "templates list": [""],
    "templates show": ["tiny"], "templates export": ["tiny"], "templates update": [""],
    "templates test": ["tiny"], "completions": ["bash"], "__complete": ["bash new-module"],
  ]

  /// Every way to have a command look and not write: those that have a dry run are to be dry.
  static let reading: [String] = (Commands.all + Commands.hidden).flatMap { command -> [String] in
    let flags = Set(command.parameters.compactMap(\.flag))
    return words(of: command).flatMap { words -> [String] in
      let line = [command.name, words].filter { !$0.isEmpty }.joined(separator: " ")
      guard flags.contains("--dry-run") else {
        return flags.contains("--json") ? [line, line + " --json"] : [line]
      }
      return [" --dry-run", " --diff", " --json --dry-run", " --json --diff"].map { line + $0 }
    }
  }

  /// The same for those that change files, carried out.
  static let writing: [String] = Commands.all.flatMap { command in
    command.parameters.contains { $0.flag == "--dry-run" }
      ? words(of: command).map {
        [command.name, $0].filter { !$0.isEmpty }.joined(separator: " ")
      } : []
  }
}
