import Foundation

/// A field of a form that is a list of objects: rows that can be added, moved and removed, each with
/// fields of its own.
package nonisolated struct RowsEntry<Entries: EntryForm>: FormEntry {
  /// One of the objects. Its number stays the same wherever it is moved to.
  package struct Row: Identifiable, Hashable, Sendable {
    package let id: Int
    package var entries: Entries
  }

  /// The rows. The fault in the list is forgotten when they change.
  package var rows: [Row] = [] {
    didSet { if rows != oldValue { error = nil } }
  }
  package var error: String?

  package static var isTyped: Bool { false }

  package init() {}

  /// Enters a list; without one, nothing.
  package mutating func enter<Value>(_ values: [Value]?, as form: (Value) -> Entries) {
    rows = []
    for value in values ?? [] { add(form(value)) }
  }

  /// The objects that were entered; if some cannot be sent, their fields say why.
  package mutating func check() -> [Entries.Input]? {
    let inputs = rows.indices.map { rows[$0].entries.checkedInput() }
    return inputs.contains { $0 == nil } ? nil : inputs.compactMap(\.self)
  }

  /// The objects that were entered, or nothing, if there is no row.
  package mutating func checkIfAny() -> [Entries.Input]?? {
    isBlank ? .some(nil) : check().map { .some($0) }
  }
}

// What the user does.
nonisolated extension RowsEntry {
  /// Adds a row below the others.
  package mutating func add(_ entries: Entries = Entries()) {
    rows.append(Row(id: (rows.map(\.id).max() ?? -1) + 1, entries: entries))
  }

  package mutating func remove(_ id: Row.ID) {
    rows.removeAll { $0.id == id }
  }

  package mutating func remove(at indices: IndexSet) {
    for index in indices.reversed() { rows.remove(at: index) }
  }

  /// - Parameter index: Before which row they are to stand; that counts as before they are moved.
  package mutating func move(_ indices: IndexSet, to index: Int) {
    let moved = indices.map { rows[$0] }
    remove(at: indices)
    rows.insert(contentsOf: moved, at: index - indices.count { $0 < index })
  }
}

nonisolated extension RowsEntry {
  package var isBlank: Bool { rows.isEmpty }

  package var draft: String? {
    get { rows.map(\.entries.draft).json }
    set {
      guard let drafts = newValue?.draft([[String: String]].self) else { return }
      enter(drafts) { draft in
        var entries = Entries()
        entries.fill(with: draft)
        return entries
      }
    }
  }

  package mutating func forgetSecret() {
    for index in rows.indices { rows[index].entries.forgetSecrets() }
  }

  package var typedPlaces: [EntryPlace] {
    rows.flatMap { row in
      row.entries.typedPlaces.map { $0.within(EntryPlace().appending(row: row.id)) }
    }
  }

  package var wrongPlace: EntryPlace? {
    if error != nil { return EntryPlace() }
    return rows.lazy.compactMap { row in
      row.entries.wrongPlace?.within(EntryPlace().appending(row: row.id))
    }.first
  }

  /// A server counts the rows from the top.
  package mutating func show(_ text: String, at place: EntryPlace) {
    guard let index = place.names.first.flatMap({ Int($0) }), rows.indices.contains(index),
      rows[index].entries.show(text, at: place.inner)
    else {
      error = error.followed(by: text)
      return
    }
  }

  package mutating func clearErrors() {
    for index in rows.indices { rows[index].entries.clearErrors() }
    error = nil
  }
}
