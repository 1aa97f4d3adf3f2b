import BaseData
import Core

/// How the server sends a page.
nonisolated struct TimelineReply: Decodable, Sendable {
  private let page: Page<StatusDTO>

  private enum CodingKeys: String, CodingKey {
    case statuses
    case next = "next_cursor"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let attempts: Page<Attempt> = try container.page(items: .statuses, next: .next)
    page = try Page(attempts)
  }

  /// The rows from `id` down, newest first and each once; what the server says of the next page
  /// is not believed: there is one as long as there was anything below `id`.
  func page(below id: Int64?) -> Page<StatusDTO> {
    let items = Self.tidy(page.items, below: id ?? .max)
    let isEnd = page.dropped == 0 && items.allSatisfy { $0.id == id }
    return Page(
      items: items, next: isEnd ? nil : items.last.map { String($0.id) }, dropped: page.dropped)
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

nonisolated extension Page<StatusDTO> {
  /// The rows that can be read. The others are counted with the one above them, or, at the top,
  /// with the first.
  ///
  /// - Throws: the first error, if there are rows and none of them can be read.
  fileprivate init(_ attempts: Page<Attempt>) throws {
    self.init(items: [], next: attempts.next)
    for attempt in attempts.items {
      guard case .success(var row) = attempt.outcome else {
        dropped += 1
        if !items.isEmpty { items[items.count - 1].unreadable += 1 }
        continue
      }
      if items.isEmpty { row.unreadable = dropped }
      items.append(row)
    }
    if items.isEmpty, let first = attempts.items.first { _ = try first.outcome.get() }
  }
}
