import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import BaseSQLite
#endif

/// What one would write without layers: `JSONDecoder`, and a loop over SQLite's C functions.
///
/// It does no more than it must to read back the same rows: no outcome is checked, and nothing
/// knows of gaps, of broken rows or of a limit.
struct RawTimeline<Moment: RawMoment> {
  let pages: ServicePages

  /// - Returns: how many posts were read back.
  func run(in file: URL) throws -> Int {
    var database: OpaquePointer?
    sqlite3_open(file.path, &database)
    defer { sqlite3_close(database) }
    sqlite3_exec(database, Self.schema, nil, nil, nil)
    try write(to: database)
    return read(from: database).count
  }
}

extension RawTimeline {
  private static var schema: String {
    """
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE status (
      id INTEGER PRIMARY KEY, createdAt, text TEXT,
      authorId INTEGER, authorName TEXT, authorImage TEXT,
      retweetedId INTEGER, retweetedText TEXT,
      retweetedAuthorId INTEGER, retweetedAuthorName TEXT, retweetedAuthorImage TEXT
    );
    """
  }

  private static var decoder: JSONDecoder {
    let createdAt = Date.ParseStrategy(
      format: """
        \(weekday: .abbreviated) \(month: .abbreviated) \(day: .defaultDigits) \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\
        \(minute: .twoDigits):\(second: .twoDigits) \
        \(timeZone: .iso8601(.short)) \(year: .defaultDigits)
        """,
      locale: Locale(identifier: "en_US_POSIX"),
      timeZone: .gmt)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      try createdAt.parse(decoder.singleValueContainer().decode(String.self))
    }
    return decoder
  }

  private func write(to database: OpaquePointer?) throws {
    let decoder = Self.decoder
    var insert: OpaquePointer?
    sqlite3_prepare_v2(
      database, "INSERT OR REPLACE INTO status VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", -1,
      &insert, nil)
    defer { sqlite3_finalize(insert) }
    for body in pages.bodies {
      sqlite3_exec(database, "BEGIN", nil, nil, nil)
      for status in try decoder.decode(RawPage<Moment>.self, from: body).statuses {
        status.bind(to: insert)
        sqlite3_step(insert)
        sqlite3_reset(insert)
      }
      sqlite3_exec(database, "COMMIT", nil, nil, nil)
    }
  }

  private func read(from database: OpaquePointer?) -> [RawStatus<Moment>] {
    var select: OpaquePointer?
    sqlite3_prepare_v2(database, "SELECT * FROM status ORDER BY id DESC", -1, &select, nil)
    defer { sqlite3_finalize(select) }
    var statuses: [RawStatus<Moment>] = []
    while sqlite3_step(select) == SQLITE_ROW { statuses.append(RawStatus(select)) }
    return statuses
  }
}
