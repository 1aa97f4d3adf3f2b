import Ground

/// The header of SQLite, which a Mac's SDK has, and which emitted code needs on Linux.
package enum SQLiteHeader {
  /// The folders that compilers look into by themselves.
  package static let folders = ["/usr/include", "/usr/local/include"]

  /// Where the header is; `nil` where it is missing.
  package static func path(in folders: [String] = folders) -> String? {
    folders.map { $0 + "/sqlite3.h" }.first { path in
      (try? Disk.entry(at: path)).map { $0 != .nothing } ?? true
    }
  }

  package static var installCommand: String {
    let hasDNF = (try? Disk.entry(at: "/usr/bin/dnf")) != .nothing
    return hasDNF ? "sudo dnf install sqlite-devel" : "sudo apt-get install libsqlite3-dev"
  }
}
