import Ground

/// How to get what a generated project needs to build on Linux.
enum SQLiteHint {
  /// The command that installs SQLite's header; `nil` where it is there.
  static var line: String? {
    #if os(Linux)
      let headers = ["/usr/include/sqlite3.h", "/usr/local/include/sqlite3.h"]
      guard headers.allSatisfy({ (try? Disk.entry(at: $0)) == .nothing }) else { return nil }
      return Message("SQLite's header is missing on this machine: \(installCommand)").text
    #else
      return nil
    #endif
  }

  private static var installCommand: String {
    let hasDNF = (try? Disk.entry(at: "/usr/bin/dnf")) != .nothing
    return hasDNF ? "sudo dnf install sqlite-devel" : "sudo apt-get install libsqlite3-dev"
  }
}
