import Core

/// A server in memory: what it has, and what it says.
nonisolated struct ModelServer {
  let kind: ServerKind
  /// How many rows a page has, whatever is asked for.
  let size: Int
  /// Whether what is new, or edited, is answered by nothing.
  let saysNothing: Bool
  /// Whether it knows a submission that comes twice by its key.
  let knowsKeys: Bool
  private(set) var rows: [Note] {
    didSet { had.formUnion(rows) }
  }
  private var had: Set<Note>
  /// The rows that the app was notified of as gone when it sent what they were created by again.
  private var forgotten: Set<Int> = []
  private var created: [String: Note] = [:]
  private var lastID = 1_000

  init(_ kind: ServerKind, size: Int, saysNothing: Bool, knowsKeys: Bool, rows: [Note]) {
    (self.kind, self.size, self.saysNothing) = (kind, size, saysNothing)
    (self.knowsKeys, self.rows, had) = (knowsKeys, rows, Set(rows))
  }

  func has(_ id: Int) -> Bool { rows.contains { $0.id == id } }

  /// How many rows it has had with a text.
  func count(of text: String) -> Int {
    Set(had.filter { $0.text == text }.map(\.id)).subtracting(forgotten).count
  }

  /// Whether it has had a row in this state.
  func hadOnce(_ note: Note) -> Bool { had.contains(note) }
}

// What it says.
nonisolated extension ModelServer {
  /// A page of all rows, or of those whose text has some words.
  func page(after cursor: String?, having words: String = "") -> Result<Page<Note>, AppError> {
    let rows = words.isEmpty ? rows : rows.filter { $0.text.contains(words) }
    let number = cursor.flatMap { Int($0) }
    let start: Int?
    switch kind {
    case .cursor: start = cursor == nil ? 0 : rows.firstIndex { $0.id == number }
    case .lastExclusive:
      start = cursor == nil ? 0 : rows.firstIndex { $0.id == number }.map { $0 + 1 }
    case .lastInclusive: start = cursor == nil ? 0 : rows.firstIndex { $0.id == number }
    case .page, .pageTotal: start = ((number ?? 1) - 1) * size
    case .offset, .offsetTotal: start = number ?? 0
    }
    guard let start else { return .failure(.http(status: 410, message: nil)) }
    let items = Array(rows.dropFirst(start).prefix(size))
    return .success(
      Page(items: items, next: next(rows, items, start, cursor), count: count(rows, items)))
  }

  private func next(_ rows: [Note], _ items: [Note], _ start: Int, _ cursor: String?) -> String? {
    switch kind {
    case .cursor: return rows.dropFirst(start + items.count).first.map { "\($0.id)" }
    case .lastExclusive, .lastInclusive:
      let last = items.last.map { "\($0.id)" }
      return last == cursor ? nil : last
    case .page, .pageTotal:
      return items.isEmpty ? nil : "\((cursor.flatMap { Int($0) } ?? 1) + 1)"
    case .offset, .offsetTotal: return items.isEmpty ? nil : "\(start + items.count)"
    }
  }

  private func count(_ rows: [Note], _ items: [Note]) -> PageCount? {
    switch kind {
    case .page: PageCount(.page, rows: items.count)
    case .pageTotal: PageCount(.page, rows: items.count, total: rows.count)
    case .offset: PageCount(.row, rows: items.count)
    case .offsetTotal: PageCount(.row, rows: items.count, total: rows.count)
    case .cursor, .lastExclusive, .lastInclusive: nil
    }
  }

  func note(_ id: Int) -> Result<Note, AppError> {
    rows.first { $0.id == id }.map { .success($0) } ?? .failure(.http(status: 404, message: "gone"))
  }
}

// What becomes of its rows.
nonisolated extension ModelServer {
  /// Whether it has done this before, and says again what it said then.
  func knows(_ question: Request.Question) -> Bool {
    guard knowsKeys, case .create(_, let key?) = question else { return false }
    return created[key] != nil
  }

  /// - Returns: `nil` if it was created before, and is gone: whoever hears that may create it anew.
  mutating func create(_ text: String, key: String?) -> Note? {
    if knowsKeys, let key, let note = created[key] {
      let known = rows.first { $0.id == note.id }
      if known == nil { forgotten.insert(note.id) }
      return known
    }
    let note = insert(text)
    if let key { created[key] = note }
    return note
  }

  mutating func insert(_ text: String, at index: Int = 0) -> Note {
    lastID += 1
    let note = Note(id: lastID, text: text)
    rows.insert(note, at: min(index, rows.count))
    return note
  }

  /// - Parameter place: Where the row is from then on; `nil` for where it was.
  mutating func edit(_ id: Int, _ text: String, movingTo place: Int? = nil) {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
    rows[index].text = text
    if let place { rows.insert(rows.remove(at: index), at: min(place, rows.count)) }
  }

  /// - Returns: Whether it was there.
  mutating func delete(_ id: Int) -> Bool {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return false }
    rows.remove(at: index)
    return true
  }
}
