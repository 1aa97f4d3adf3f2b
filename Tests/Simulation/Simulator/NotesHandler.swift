import BaseBusiness
import BaseData
import Core

/// The handler of the list, as a module has it.
nonisolated struct NotesHandler:
  PageLoading, DetailLoading, ItemCreating, ItemEditing, ItemRemoving, ItemSearching
{
  typealias Item = Note

  let network: Network
  let life: Int
  let store: any KeyValueStore
  let memory: SharedMemory
  let limit: Int

  var list: any ListFeed<Note> { rows }

  private var rows: ServerList<Note, Note> {
    memory.value("notes") {
      ServerList(
        from: { cursor throws(AppError) in try await page(.page(cursor)) },
        one: { id throws(AppError) in
          guard let note = try await note(.note(id)) else { throw .cancelled }
          return note
        },
        keptIn: StoredPages("notes", in: store), limit: limit, make: { $0 })
    }
  }

  func load(_ id: Int, _ policy: CachePolicy) -> Sourced<Note>.Answers {
    rows.item(id, policy)
  }

  @MainActor func changes(of id: Int) -> AsyncStream<Void> { rows.changes(of: id) }

  func create(_ text: String) async throws(AppError) -> Sourced<Note>? {
    try await rows.create(text) { text async throws(AppError) in
      try await note(.create(text, key: RequestContext.current?.key(for: text.utf8)))
    }
  }

  func save(_ text: String, as id: Int) async throws(AppError) -> Sourced<Note> {
    try await rows.save(Note(id: id, text: text)) { () async throws(AppError) in
      try await note(.save(id, text))
    }
  }

  func remove(_ id: Int) async throws(AppError) {
    try await rows.remove(id) { id async throws(AppError) in
      _ = try await network.ask(.delete(id), in: life)
    }
  }

  func found(_ text: String) -> any ListFeed<Note> {
    ServerList(rows) { cursor throws(AppError) in try await page(.found(text, cursor)) }
  }

  private func page(_ question: Request.Question) async throws(AppError) -> Page<Note> {
    guard case .page(let page) = try await network.ask(question, in: life) else { throw .cancelled }
    return page
  }

  private func note(_ question: Request.Question) async throws(AppError) -> Note? {
    guard case .note(let note) = try await network.ask(question, in: life) else { throw .cancelled }
    return note
  }
}
