import BaseBusiness
import BaseData
import BaseTesting
import Core

/// The item of the lists of these tests.
nonisolated struct ListNote: Codable, Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
}

/// A server in memory that has a list, and answers when a test lets it.
@MainActor
final class ListServer {
  enum Request {
    case page, command
  }

  /// A request that waits, as long as a test wants.
  final class Hold {
    let isAsked = Gate()
    fileprivate let mayGo = Gate()

    func answer() { mayGo.open() }
  }

  private(set) var rows: [ListNote]
  /// The cursors that pages were asked for with.
  private(set) var asked: [String?] = []
  var counts: PageCount.Unit?
  var saysTotal = false
  /// True if no cursor is known any more.
  var forgetsCursors = false
  private let size: Int
  private let store = MemoryStore()
  private var held: (request: Request, hold: Hold)?

  init(_ ids: [Int], size: Int) {
    rows = ids.map { ListNote(id: $0, text: "\($0)") }
    self.size = size
  }

  /// The list, as an app has it that has just been started.
  func list(limit: Int = 100) -> ServerList<ListNote, ListNote> {
    ServerList(
      from: { cursor throws(AppError) in try await self.page(cursor) },
      one: { id throws(AppError) in try await self.item(id) },
      keptIn: StoredPages("notes", in: store), limit: limit, make: { $0 })
  }

  /// Those of its rows whose id is greater than four.
  func found(
    in list: ServerList<ListNote, ListNote>
  ) -> ServerList<ListNote, ListNote> {
    ServerList(list) { _ throws(AppError) in await Page(items: self.rows.filter { $0.id > 4 }) }
  }

  /// Lets the next request of a kind wait, once it has been answered.
  func hold(_ request: Request) -> Hold {
    let hold = Hold()
    held = (request, hold)
    return hold
  }

  private func wait(_ request: Request) async {
    guard let held, held.request == request else { return }
    self.held = nil
    held.hold.isAsked.open()
    await held.hold.mayGo.wait()
  }
}

// What it is asked.
extension ListServer {
  private func page(_ cursor: String?) async throws(AppError) -> Page<ListNote> {
    asked.append(cursor)
    if cursor != nil, forgetsCursors { throw .http(status: 410, message: nil) }
    let page = page(at: cursor.flatMap { Int($0) })
    await wait(.page)
    return page
  }

  private func page(at place: Int?) -> Page<ListNote> {
    let start =
      switch counts {
      case .row: place ?? 0
      case .page: ((place ?? 1) - 1) * size
      case nil: place.flatMap { id in rows.firstIndex { $0.id == id } } ?? 0
      }
    let items = Array(rows.dropFirst(start).prefix(size))
    let behind = rows.dropFirst(start + size).first?.id
    let next: Int? =
      switch counts {
      case .row: start + items.count
      case .page: (place ?? 1) + 1
      case nil: behind
      }
    return Page(
      items: items, next: items.isEmpty ? nil : next.map { "\($0)" },
      count: counts.map {
        PageCount($0, rows: items.count, total: saysTotal ? rows.count : nil)
      })
  }

  func item(_ id: Int) async throws(AppError) -> ListNote {
    guard let row = rows.first(where: { $0.id == id }) else {
      throw .http(status: 404, message: "gone")
    }
    return row
  }

  func create(_ id: Int) async throws(AppError) -> ListNote? {
    insert([id])
    await wait(.command)
    return ListNote(id: id, text: "\(id)")
  }

  func save(_ id: Int, _ text: String) -> @Sendable () async throws(AppError) -> ListNote? {
    { () async throws(AppError) in
      await self.wait(.command)
      await self.edit(id, text)
      return ListNote(id: id, text: text)
    }
  }

  func remove(_ id: Int) async throws(AppError) {
    await wait(.command)
    guard delete(id) else { throw .http(status: 404, message: "gone") }
  }

  func refuse() async throws(AppError) -> ListNote? {
    await wait(.command)
    throw .http(status: 422, message: "no")
  }
}

// What others do, and what it does when it is asked.
extension ListServer {
  func insert(_ ids: [Int]) {
    rows.insert(contentsOf: ids.map { ListNote(id: $0, text: "\($0)") }, at: 0)
  }

  func edit(_ id: Int, _ text: String) {
    for index in rows.indices where rows[index].id == id { rows[index].text = text }
  }

  func move(_ id: Int, to index: Int) {
    guard let row = rows.first(where: { $0.id == id }) else { return }
    delete(id)
    rows.insert(row, at: index)
  }

  @discardableResult
  func delete(_ id: Int) -> Bool {
    let count = rows.count
    rows.removeAll { $0.id == id }
    return rows.count < count
  }
}
