/// Where copies go of what `--force` replaces: `.scaffold-backup/1`, `.scaffold-backup/2`, …
enum Backup {
  static let folder = ".scaffold-backup"

  /// The folder for one run: the first number that no earlier run took.
  static func nextFolder(in root: String) throws(SystemError) -> String {
    let numbers = try Disk.names(in: root + "/" + folder).compactMap { Int($0) }
      .filter { $0 < 1_000_000 }
    return "\(folder)/\((numbers.max() ?? 0) + 1)"
  }

  /// Keeps the copies out of version control, whatever the project's own ignore file says.
  static let ignoreFile = (path: folder + "/.gitignore", contents: Array("*\n".utf8))
}
