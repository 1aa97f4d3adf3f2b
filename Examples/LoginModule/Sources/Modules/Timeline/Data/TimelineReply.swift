import BaseData
import Core

/// How the server sends a page.
nonisolated struct TimelineReply: Decodable, Sendable {
  private let rows: [StatusDTO]
  private let unreadable: [Int64: Int]

  private enum CodingKeys: String, CodingKey {
    case statuses
    case next = "next_cursor"
  }

  /// - Throws: the first error, if there are rows and none of them can be read.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let attempts: Page<Attempt> = try container.page(items: .statuses, next: .next)
    rows = attempts.items.compactMap { try? $0.outcome.get() }
    if rows.isEmpty, let first = attempts.items.first { _ = try first.outcome.get() }
    var (above, unreadable) = (rows.first?.id ?? 0, [Int64: Int]())
    for attempt in attempts.items {
      switch attempt.outcome {
      case .success(let row): above = row.id
      case .failure: unreadable[above, default: 0] += 1
      }
    }
    self.unreadable = unreadable
  }

  /// The rows from `id` down, newest first and each once; what the server says of the next page
  /// is not believed: there is one as long as there was anything below `id`.
  func page(below id: Int64?) -> TimelinePage {
    let rows = Self.tidy(rows, below: id ?? .max)
    let isEnd = rows.isEmpty || unreadable.isEmpty && rows.allSatisfy { $0.id == id }
    return TimelinePage(
      rows: rows, isEnd: isEnd, unreadable: unreadable.filter { $0.key <= id ?? .max })
  }

  /// Most pages come as they should be, and are left as they are.
  private static func tidy(_ rows: [StatusDTO], below top: Int64) -> [StatusDTO] {
    let isTidy = rows.indices.allSatisfy { place in
      place == 0 ? rows[place].id <= top : rows[place].id < rows[place - 1].id
    }
    if isTidy { return rows }
    return rows.filter { $0.id <= top }.sorted { $0.id > $1.id }.reduce(into: []) { tidy, row in
      if tidy.last?.id != row.id { tidy.append(row) }
    }
  }
}

/// A row that may be one that cannot be read.
private nonisolated struct Attempt: Decodable, Sendable {
  let outcome: Result<StatusDTO, any Error>

  init(from decoder: any Decoder) {
    outcome = Result { try StatusDTO(from: decoder) }
  }
}
