import CommandLine
import Ground

/// Tells git, in one clone, how to merge the files that `.gitattributes` marks.
struct MergeDriverSetup {
  let context: Context

  private static let settings: [(key: String, value: String)] = [
    ("merge.scaffold.name", "scaffold: registrations, ledgers and String Catalogs"),
    ("merge.scaffold.driver", "scaffold merge-driver %O %A %B %P"),
  ]

  /// - Throws: `MergeProblem` without git, or outside of a clone.
  func run() throws {
    guard try git("rev-parse", "--git-dir").isSuccess else {
      throw MergeProblem.noClone(context.directory)
    }
    let isThere = try Self.settings.allSatisfy { setting in
      let known = try git("config", "--local", "--get", setting.key)
      return known.isSuccess && known.text.trimmed == setting.value
    }
    guard !isThere else {
      return try context.console.out(
        Message("Nothing to do: in this clone, git calls it already").text)
    }
    for setting in Self.settings {
      let outcome = try git("config", "--local", setting.key, setting.value)
      guard outcome.isSuccess else { throw MergeProblem.notInstalled(outcome.text.trimmed) }
    }
    try context.console.out(
      Message(
        "In this clone, git now has scaffold merge what .gitattributes marks with merge=scaffold\n"
          + "Others run the same once in their clones"
      ).text)
    if try context.launch(ChildProcess("scaffold", "--version")) == nil {
      let note = Message("`scaffold` is not on your PATH, where git looks for it")
      context.console.err("note: \(note)")
    }
  }

  private func git(_ words: String...) throws -> ChildProcess.Outcome {
    let process = ChildProcess(["git", "-C", context.directory] + words)
    guard let outcome = try context.launch(process) else { throw MergeProblem.noGit }
    return outcome
  }
}
