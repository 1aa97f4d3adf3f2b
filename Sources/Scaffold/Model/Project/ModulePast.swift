/// The facts that a module has from earlier, and keeps whatever it is called and made from today.
package struct ModulePast: Equatable, Sendable {
  /// The names by which servers and devices know it, where they are not those of today: by what a
  /// template calls them. Also its entity, if it has the module's name and does not follow it.
  package var names: [String: String]
  /// The table that its rows are in, if they are nowhere else.
  package var table: SourceTables?
  /// The recorded reply of its server, as a file with a line break at its end.
  package var recording: String?
  /// Of the project's own files, the parts that are there; `nil` if all are, as before there were parts.
  package var parts: Set<String>?
  /// Those of them that somebody asked for by name: they stay whatever the modules need.
  package var added: Set<String> = []

  package init(
    names: [String: String] = [:], table: SourceTables? = nil, recording: String? = nil,
    parts: Set<String>? = nil, added: Set<String> = []
  ) {
    (self.names, self.table, self.recording) = (names, table, recording)
    (self.parts, self.added) = (parts, added)
  }

  /// The names that stay when a module is renamed: the path on the server, which also starts the keys
  /// of the storage; the table; and what its steps are recorded by.
  static let kept = ["path", "schema", "table"]
}
