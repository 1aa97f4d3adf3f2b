import Core

/// The rows of a list that a server has, each once for all who show it, and the moments at which
/// they were asked for: an answer to an older request never takes the place of a newer one.
@MainActor
final class RowPool<Raw: Identifiable & Sendable, Item: Sendable> where Raw.ID: Sendable {
  typealias Row = PooledRow<Raw, Item>

  /// Hear what has become of a row.
  let listeners = Listeners<(row: Row, event: RowEvent)>()

  private struct Weak {
    weak var row: Row?
  }

  private var rows: [Raw.ID: Weak] = [:]
  /// How many rows there may be before those that nobody has are looked for.
  private var room = 256
  /// How many requests wait for their answers.
  private var asking = 0
  /// What has changed since, which one of those answers may have in an older state.
  private var recent: [Raw.ID: Row] = [:]
  private var moment = 0

  nonisolated init() {}

  /// The row with an id. It is remembered as long as somebody has it.
  func row(_ id: Raw.ID) -> Row {
    if let row = rows[id]?.row { return row }
    if rows.count >= room {
      rows = rows.filter { $0.value.row != nil }
      room = max(256, rows.count * 2)
    }
    let row = Row(id)
    rows[id] = Weak(row: row)
    return row
  }

  /// Takes what the server said of a row, unless something newer is known.
  func take(_ raw: Raw, _ item: Item, asked moment: Int) -> Row {
    let row = row(raw.id)
    if row.take(raw, item, asked: moment) { tell(.changed, of: row) }
    return row
  }

  /// A moment that is later than all before it.
  func now() -> Int {
    moment += 1
    return moment
  }

  /// Asks the server.
  ///
  /// - Parameter receive: Takes the answer, and the moment at which it was asked for.
  func ask<Answer: Sendable, Outcome>(
    _ request: @escaping @Sendable () async throws(AppError) -> Answer,
    then receive: (Result<Answer, AppError>, _ asked: Int) -> Outcome
  ) async -> Outcome {
    asking += 1
    let asked = now()
    let answer = await Result.of(request)
    defer {
      asking -= 1
      if asking == 0 { recent = [:] }
    }
    return receive(answer, asked)
  }

  /// Tells whoever shows a row.
  func tell(_ event: RowEvent, of row: Row) {
    if asking > 0 { recent[row.id] = row }
    listeners.tell((row, event))
  }
}
