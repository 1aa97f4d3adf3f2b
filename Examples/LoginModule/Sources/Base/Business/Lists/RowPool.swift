import Core

/// The rows of a list that a server has, each once for all who show it, and the moments at which
/// they were asked for: an answer to an older request never takes the place of a newer one.
@MainActor
final class RowPool<Raw: Identifiable & Sendable, Item: Sendable> where Raw.ID: Sendable {
  typealias Row = PooledRow<Raw, Item>

  /// Hear what has become of a row.
  let listeners = Listeners<(row: Row, event: RowEvent)>()

  private var rows: [Raw.ID: Row] = [:]
  /// How many rows there may be before those that nobody else has are forgotten.
  private var room = 256
  /// How many requests wait for their answers.
  private var asking = 0
  /// The rows changed since, which one of those answers may have in an older state.
  private var recent: [Raw.ID: Row] = [:]
  private var moment = 0

  nonisolated init() {}

  /// The row with an id. It is remembered at least as long as somebody has it.
  func row(_ id: Raw.ID) -> Row {
    rows[id] ?? add(Row(id))
  }

  private func add(_ row: Row) -> Row {
    if rows.count >= room {
      forget()
      room = max(256, rows.count * 4)
      rows.reserveCapacity(room)
    }
    rows[row.id] = row
    return row
  }

  private func forget() {
    var (index, unused) = (rows.values.startIndex, Set<Raw.ID>())
    while index != rows.values.endIndex {
      if isKnownUniquelyReferenced(&rows.values[index]) { unused.insert(rows.values[index].id) }
      rows.values.formIndex(after: &index)
    }
    rows = rows.filter { !unused.contains($0.key) }
  }

  /// Takes a row as the server has said it, unless something newer is known of the one that
  /// is here.
  func take(_ said: Row) -> Row {
    // Nobody shows a row that was not there.
    guard let row = rows[said.id] else { return add(said) }
    if let (raw, item) = said.content, row.update(raw, item, asked: said.asked) {
      tell(.changed, of: row)
    }
    return row
  }

  /// A moment that is later than all before it.
  func now() -> Int {
    moment += 1
    return moment
  }

  /// Asks the server.
  ///
  /// - Parameters:
  ///   - request: Is given the moment at which it is made.
  ///   - receive: Takes the answer, and the moment at which it was asked for.
  func ask<Answer: Sendable, Outcome>(
    _ request: @escaping @Sendable (_ asked: Int) async throws(AppError) -> Answer,
    then receive: (Result<Answer, AppError>, _ asked: Int) -> Outcome
  ) async -> Outcome {
    asking += 1
    let asked = now()
    let answer = await Result.of { () async throws(AppError) in try await request(asked) }
    defer {
      asking -= 1
      if asking == 0 { recent = [:] }
    }
    return receive(answer, asked)
  }

  /// Notifies whoever shows a row.
  func tell(_ event: RowEvent, of row: Row) {
    if asking > 0 { recent[row.id] = row }
    listeners.tell((row, event))
  }
}

/// A change of a row that a server has.
nonisolated enum RowEvent: Sendable {
  /// It is shown otherwise, or not at all for now.
  case changed
  /// This app has edited it: the server may have it in another place by now.
  case edited
  /// This app has deleted it.
  case deleted
  /// The server has it no more.
  case gone
}
