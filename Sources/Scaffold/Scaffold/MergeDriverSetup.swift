import CommandLine
import Ground

/// Sets up git, in one clone, to merge the files that `.gitattributes` marks.
struct MergeDriverSetup {
  let context: Context

  private var settings: [(key: String, value: String)] {
    [
      ("merge.scaffold.name", "scaffold: modules, registrations, ledgers and String Catalogs"),
      ("merge.scaffold.driver", Self.command(for: context.program ?? "scaffold")),
    ]
  }

  /// The shell's command for git. Programs with windows have no PATH of their user's, so the tool's
  /// own place comes first; where it is nowhere, git merges as it would without it.
  private static func command(for program: String) -> String {
    // A file may be called as an option is.
    let place = program.replacing("'", with: "'\\''").replacing("%", with: "%%")
    return "s='\(place)'; command -v \"$s\" >/dev/null || s=scaffold; "
      + "if command -v \"$s\" >/dev/null; then \"$s\" merge-driver -- %O %A %B %P; "
      + "else git merge-file --marker-size=%L %A %O %B; fi"
  }

  /// - Throws: `MergeProblem` without git, or outside of a clone.
  func run() throws {
    let git = Git(in: context.directory, context.launch)
    try requireClone(of: git)
    let isThere = try settings.allSatisfy { setting in
      let known = try git.ask("config", "--local", "--get", setting.key)
      return known?.isSuccess == true && known?.text.trimmed == setting.value
    }
    guard !isThere else {
      return try context.console.out(
        Message("Nothing to do: in this clone, git calls it already").text)
    }
    for setting in settings {
      let outcome = try git.ask("config", "--local", setting.key, setting.value)
      guard outcome?.isSuccess == true else {
        throw MergeProblem.notInstalled(outcome?.complaint.trimmed ?? "")
      }
    }
    try context.console.out(
      Message(
        "In this clone, git now has scaffold merge what .gitattributes marks with merge=scaffold\n"
          + "Others run the same once in their clones; where nobody has, git merges it as any text, and\n"
          + "`scaffold repair` settles what is left"
      ).text)
  }

  /// A clone that is copied may have another one's settings in the place of its own: by a link, or by
  /// a `.git` that is a file. These are taken just where that other one knows of this folder.
  private func requireClone(of git: Git) throws {
    guard
      let answer = try git.ask("rev-parse", "--show-toplevel", "--git-dir", "--git-common-dir")
    else { throw MergeProblem.noGit }
    let places = answer.text.split(separator: "\n").map(String.init)
    guard answer.isSuccess, places.count == 3 else {
      throw MergeProblem.noClone(context.directory)
    }
    let paths = places.map { $0.absolute(in: context.directory) }
    let (top, own, shared) = (paths[0], paths[1], paths[2])
    let settings = shared + "/config"
    guard try Disk.entry(at: settings) == .file, let real = Disk.resolved(settings),
      let realTop = Disk.resolved(top)
    else { throw MergeProblem.foreignSettings(settings) }
    if real.isIn(realTop) { return }
    let worktree = try Disk.contents(of: own + "/gitdir")
      .map { String(decoding: $0, as: UTF8.self).trimmed.absolute(in: own) }
    let submodule = try git.ask("config", "--local", "--get", "core.worktree")
      .flatMap { $0.isSuccess ? $0.text.trimmed.absolute(in: own) : nil }
    let known = [worktree?.parentFolder, submodule].compactMap(\.self).compactMap(Disk.resolved)
    guard known.contains(realTop) else { throw MergeProblem.foreignSettings(real) }
  }
}
