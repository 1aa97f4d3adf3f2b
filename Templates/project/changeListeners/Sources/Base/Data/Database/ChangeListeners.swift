import Core
import Foundation

/// Who shows which tables, in the whole app: several instances of `Database` may have one
/// file open.
nonisolated final class ChangeListeners: Sendable {
  static let all = ChangeListeners()

  private struct Listener {
    let database: UUID
    let file: String
    let tables: Set<String>
    let stream: AsyncStream<Void>.Continuation
  }

  private let listeners = Locked<[UUID: Listener]>([:])

  var count: Int { listeners.withLock { $0.count } }

  /// Begins to listen, for as long as somebody has the stream.
  ///
  /// - Parameters:
  ///   - tables: The names of the tables, in lower case.
  ///   - file: Where they are.
  ///   - database: Whose end is the end of the stream; if nothing is said, nobody's.
  func listen(
    to tables: Set<String>, in file: String, until database: UUID = UUID()
  ) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let listener = Listener(
      database: database, file: file, tables: tables, stream: continuation)
    let id = UUID()
    continuation.onTermination = { [listeners] _ in listeners.withLock { $0[id] = nil } }
    listeners.withLock { $0[id] = listener }
    return stream
  }

  /// Notifies those who show one of these tables; `nil` for all tables of the file.
  func tell(of tables: Set<String>?, in file: String) {
    for listener in all(where: { $0.file == file }) {
      if let tables, listener.tables.isDisjoint(with: tables) { continue }
      listener.stream.yield()
    }
  }

  /// Ends the streams of a database.
  func end(_ database: UUID) {
    for listener in all(where: { $0.database == database }) { listener.stream.finish() }
  }

  /// Nobody is called while the list is locked: whoever hears of an end is taken from it.
  private func all(where isWanted: (Listener) -> Bool) -> [Listener] {
    listeners.withLock { $0.values.filter(isWanted) }
  }
}
