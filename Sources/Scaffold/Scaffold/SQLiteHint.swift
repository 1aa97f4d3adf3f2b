import Generation
import Speaking

/// How to get what a generated project needs to build on Linux.
enum SQLiteHint {
  /// The command that installs SQLite's header; `nil` where it is there.
  static var line: String? {
    #if os(Linux)
      guard SQLiteHeader.path() == nil else { return nil }
      return Message(
        "SQLite's header is missing on this machine: \(SQLiteHeader.installCommand)"
      ).text
    #else
      return nil
    #endif
  }
}
