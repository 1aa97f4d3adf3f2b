/// The way to what is entered in a form: the name of a field and, in a field that has others in it, what
/// leads on from there. A row of a list is known by its number.
package nonisolated struct EntryPlace: Hashable, Sendable {
  package let names: [String]

  package init(_ names: [String] = []) {
    self.names = names
  }

  package init(_ field: some RawRepresentable<String>) {
    names = [field.rawValue]
  }

  /// The place of a field in what is here.
  package func appending(_ field: some RawRepresentable<String>) -> EntryPlace {
    EntryPlace(names + [field.rawValue])
  }

  /// The place of a row in what is here.
  package func appending(row: Int) -> EntryPlace { EntryPlace(names + ["\(row)"]) }

  /// The same place, seen from outside what it is in.
  package func within(_ outer: EntryPlace) -> EntryPlace { EntryPlace(outer.names + names) }

  /// The same place, seen from the first of its names.
  package var inner: EntryPlace { EntryPlace(Array(names.dropFirst())) }
}

nonisolated extension EntryPlace: CustomStringConvertible {
  package var description: String { names.joined(separator: ".") }
}

nonisolated extension EntryPlace {
  /// The place that a server writes as `labels[0].name`, `labels.0.name`, `labels[0][name]` or
  /// `/labels/0/name`.
  init(written text: String) {
    self.init(text.split { ".[]/".contains($0) }.map { String($0) })
  }
}
