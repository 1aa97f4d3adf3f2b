import App
import BaseData
import BaseTesting
import Testing

/// The databases that all modules share.
nonisolated struct ServicesDatabaseTests {
  @Test func tellsScreensOfWhatAnotherProcessHasWritten() async throws {
    let folder = TemporaryFolder()
    let (here, there) = (Services(.test(in: folder.url)), Services(.test(in: folder.url)))
    for services in [here, there] { _ = try await NotesProbe(services).kept() }
    let changes = [here.cache, here.source].map { $0.changes(of: Table("note", key: "text")) }
    try await NotesProbe(there).keep("of another")
    var iterators = changes.map { $0.makeAsyncIterator() }
    for index in iterators.indices { #expect(await iterators[index].next() != nil) }

    await here.catchUp()

    for index in iterators.indices { #expect(await iterators[index].next() != nil) }
  }
}
