import Core

extension Database {
  /// One element after each write that changed one of these tables, whichever `Database` of this
  /// app has written to the file. It comes after the commit: whoever then reads finds what
  /// was written.
  ///
  /// Several writes are one element for whoever was busy meanwhile. What is rolled back is not
  /// reported, and a read is none. Those who read first and listen later may miss a write in
  /// between. The stream ends when this database is invalidated.
  package nonisolated func changes(of tables: Table...) -> AsyncStream<Void> {
    let names = Set(tables.map { $0.name.lowercased() })
    let stream = ChangeListeners.all.listen(to: names, in: place, until: id)
    if isInvalid.withLock({ $0 }) { ChangeListeners.all.end(id) }
    return stream
  }

  /// Notifies all listeners when another process has written to the file since it was opened, or
  /// since this was called last. For when the app becomes active.
  package func catchUp() {
    if let isWritten = try? connection?.isWrittenElsewhere(), !isWritten { return }
    ChangeListeners.all.tell(of: nil, in: place)
  }
}
