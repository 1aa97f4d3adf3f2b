import Core
import Foundation

/// The file of a database, which only this user may read.
nonisolated struct DatabaseFile {
  /// The file itself, and what SQLite keeps beside it. That goes last: without the file it is
  /// nothing, but the file may need it.
  private static let suffixes = ["", "-wal", "-shm", "-journal"]

  /// Up to how many bytes a file is looked through before it is used; it takes milliseconds.
  private static let checkedSize = 16 << 20

  let url: URL

  /// Opens the file, or makes one.
  func open() throws(AppError) -> Connection {
    // Where no folder can be made, SQLite says so.
    try? FileManager.default.createPrivateFolder(at: folder)
    try makePrivate()
    let connection = try Connection(path: url.path)
    try check(connection)
    return connection
  }

  /// Moves the file and what SQLite keeps beside it out of the way, and overwrites nothing by that:
  /// it is `name.damaged` then, or `name.damaged-2` and so on.
  func setAside() {
    var number = 1
    var other: URL { URL(filePath: url.path + ".damaged" + (number == 1 ? "" : "-\(number)")) }
    while Self.parts(of: other).contains(where: \.isTaken) { number += 1 }
    for (part, otherPart) in zip(Self.parts(of: url), Self.parts(of: other)) where part.isTaken {
      try? FileManager.default.setAside(part, as: otherPart)
    }
  }
}

nonisolated extension DatabaseFile {
  /// SQLite makes files that everybody may read; those beside the file follow its example.
  private func makePrivate() throws(AppError) {
    let parts = Self.parts(of: url)
    guard !parts.contains(where: \.isForeign) else {
      setAside()
      throw AppError(sqlite: nil, code: SQLiteCode.cannotOpen)
    }
    for part in parts where part.isTaken {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: part.path)
    }
    let descriptor = Foundation.open(url.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  /// A file that has been damaged in one place works in the others, until it is too late.
  private func check(_ connection: Connection) throws(AppError) {
    let size = (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    guard size <= Self.checkedSize else { return }
    let answer = try connection.run("PRAGMA integrity_check(1)").first?["integrity_check"]
    guard answer == "ok" else {
      throw .database(code: SQLiteCode.corrupt, message: "the file is damaged")
    }
  }
}

nonisolated extension DatabaseFile {
  var folder: URL { url.deletingLastPathComponent() }

  private static func parts(of url: URL) -> [URL] {
    suffixes.map { URL(filePath: url.path + $0, directoryHint: .notDirectory) }
  }
}
