import Ground

/// Where copies go of what `--force` replaces: `.scaffold-backup/1`, `.scaffold-backup/2`, …
enum Backup {
  static let folder = ProjectPath(ownName: ".scaffold-backup")

  /// The folder for one run: the number after that of the last run. Where someone else has taken
  /// that name, it is the next free one.
  static func nextFolder(in root: String) throws(SystemError) -> ProjectPath {
    let taken = Set(try Disk.names(in: folder.path(in: root)))
    let numbers = taken.compactMap { Int($0) }.filter { (1..<1_000_000).contains($0) }
    var number = (numbers.max() ?? 0) + 1
    while taken.contains("\(number)") { number += 1 }
    return folder.child(number)
  }

  /// Keeps the copies out of version control, whatever the project's own ignore file says.
  static let ignoreFile = (
    path: folder.appending(ProjectPath(ownName: ".gitignore")), contents: Array("*\n".utf8)
  )
}
