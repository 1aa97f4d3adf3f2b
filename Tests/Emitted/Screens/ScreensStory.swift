import BaseData
import BaseTesting
import BaseView
import Core
import Foundation
import JotsBusiness
import JotsView
import NotesBusiness
import NotesView
import Testing

@testable import App

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a user does with a list in all its screens, driven through the view models: with a server that
/// answers over HTTP, and on the database alone.
@MainActor @Suite(.serialized)
struct ScreensStory {
  private let folder: TemporaryFolder
  private let app: AppRouter
  private let server: URL

  init() throws {
    let place = ProcessInfo.processInfo.environment["SCREENS_SERVER"] ?? "http://127.0.0.1:9"
    folder = TemporaryFolder()
    server = try #require(URL(string: place))
    app = AppRouter(
      AppConfiguration(
        baseURL: server, envelope: .plain, folder: folder.url.appending(path: "stays"),
        caches: folder.url.appending(path: "caches"),
        sessions: SessionStore(MemoryStore(), lockedIn: folder.url)))
  }

  /// Waits for what is to come, for ten seconds at most.
  private func expect(
    _ words: String, at place: SourceLocation = #_sourceLocation, _ holds: () -> Bool
  ) async {
    for _ in 0..<2_000 where !holds() { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(holds(), "\(words)", sourceLocation: place)
  }

  /// Says what becomes of the next request.
  private func fault(_ json: String) async throws {
    var request = URLRequest(url: server.appending(path: "fault"))
    request.httpMethod = "PUT"
    request.httpBody = Data(json.utf8)
    _ = try await URLSession.shared.data(for: request)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["SCREENS_SERVER"] != nil))
  func withAServer() async throws {
    let list = app.makeNotesViewModel(in: app.router).list
    func titles() -> [String] { list.rows.items(in: .all).map(\.titleText) }
    await list.loadIfNeeded()?.value
    #expect(titles() == ["Salt", "Bread"])

    // A new one.
    list.create()
    #expect(app.router.sheet == .notes(.create))
    let creation = app.makeNotesEditorViewModel(in: app.router)
    creation.form.entries.title.text = "Milk"
    await creation.form.submit()?.value
    #expect(app.router.sheet == nil)
    await expect("the new one is in the list") { titles() == ["Milk", "Salt", "Bread"] }

    // One that is refused, field by field.
    let refused = app.makeNotesEditorViewModel(in: app.router)
    refused.form.entries.title.text = "x"
    try await fault(#"{"status": 422, "body": {"errors": {"title": ["is too short"]}}}"#)
    await refused.form.submit()?.value
    #expect(refused.form.entries.title.error == "is too short")
    #expect(refused.form.focus == .title)
    #expect(titles() == ["Milk", "Salt", "Bread"])

    // One of them, from its row.
    let row = try #require(list.rows.items(in: .all).first)
    list.open(row)
    #expect(app.router.path == [.notes(.detail(row.id, shown: row.item))])
    let detail = app.makeNotesDetailViewModel(row.id, shown: row.item, in: app.router)
    #expect(detail.titleText == "Milk")
    await detail.item.loadIfNeeded()?.value
    #expect(detail.item.notice == nil)

    // It is edited: all screens show it.
    let editor = app.makeNotesEditorViewModel(row.id, in: app.router)
    await editor.form.fillIfNeeded()?.value
    #expect(editor.form.entries.title.text == "Milk")
    editor.form.entries.title.text = " Oat milk "
    await editor.form.submit()?.value
    await expect("the list shows what the server made of it") {
      titles() == ["Oat milk", "Salt", "Bread"]
    }
    await expect("the detail shows it too") { detail.titleText == "Oat milk" }

    // An edit that is refused shows at once, and is taken back.
    let late = app.makeNotesEditorViewModel(row.id, in: app.router)
    await late.form.fillIfNeeded()?.value
    late.form.entries.title.text = "Wine"
    try await fault(#"{"status": 409, "body": {"message": "too late"}, "delay": 0.3}"#)
    let saving = late.form.submit()
    await expect("the edit shows at once") {
      titles().first == "Wine" && detail.titleText == "Wine"
    }
    await saving?.value
    #expect(late.form.notice?.contains("too late") == true)
    await expect("it is taken back") {
      titles().first == "Oat milk" && detail.titleText == "Oat milk"
    }

    // A deletion that fails is gone at once, and is back where it was.
    let salt = try #require(list.rows.items(in: .all).dropFirst().first)
    for failure in [#"{"status": 500, "delay": 0.3}"#, #"{"status": 0, "delay": 0.3}"#] {
      try await fault(failure)
      let deletion = list.remove(salt)
      await expect("it is gone at once") { titles() == ["Oat milk", "Bread"] }
      await deletion?.value
      #expect(list.notice != nil)
      await expect("it is back") { titles() == ["Oat milk", "Salt", "Bread"] }
      list.dismissNotice()
      try await fault(#"{"mend": true}"#)
    }

    // A search.
    list.search?.text = "br"
    await list.search?.submit()?.value
    #expect(list.search?.found?.rows.items(in: .all).map(\.titleText) == ["Bread"])
    list.search?.text = ""
    #expect(list.search?.found == nil)
    #expect(titles() == ["Oat milk", "Salt", "Bread"])

    // A deletion from the detail leads back to the list.
    await detail.item.remove()?.value
    #expect(app.router.path == [])
    await expect("it is gone from the list") { titles() == ["Salt", "Bread"] }

    // Without a connection, what is kept stays.
    try await fault(#"{"status": 0, "method": "GET"}"#)
    await list.refresh().value
    #expect(list.notice != nil)
    #expect(titles() == ["Salt", "Bread"])

    try await fault(#"{"mend": true}"#)

    // From an id alone.
    let other = app.makeNotesDetailViewModel(salt.id, shown: nil, in: app.router)
    await other.item.loadIfNeeded()?.value
    #expect(other.titleText == "Salt")
  }

  @Test func onTheDatabaseAlone() async throws {
    let list = app.makeJotsViewModel(in: app.router).list
    func titles() -> [String] { list.rows.items(in: .all).map(\.titleText) }
    await list.loadIfNeeded()?.value
    #expect(list.placeholder == .empty(JotsText.empty))

    for title in ["Bread", "Salt"] {
      let creation = app.makeJotsEditorViewModel(in: app.router)
      creation.form.entries.title.text = title
      await creation.form.submit()?.value
    }
    await expect("the new ones are in the list") { titles() == ["Bread", "Salt"] }

    let row = try #require(list.rows.items(in: .all).last)
    let detail = app.makeJotsDetailViewModel(row.id, shown: nil, in: app.router)
    await detail.item.loadIfNeeded()?.value
    #expect(detail.titleText == "Salt")

    let editor = app.makeJotsEditorViewModel(row.id, in: app.router)
    await editor.form.fillIfNeeded()?.value
    editor.form.entries.title.text = "Pepper"
    await editor.form.submit()?.value
    await expect("all screens show it") {
      titles() == ["Bread", "Pepper"] && detail.titleText == "Pepper"
    }

    list.search?.text = "PEP"
    await list.search?.submit()?.value
    #expect(list.search?.found?.rows.items(in: .all).map(\.titleText) == ["Pepper"])

    await detail.item.remove()?.value
    await expect("it is gone from the list, and from what was found") {
      titles() == ["Bread"] && list.search?.found?.rows.isEmpty == true
    }
    let gone = app.makeJotsDetailViewModel(row.id, shown: nil, in: app.router)
    await gone.item.loadIfNeeded()?.value
    #expect(gone.placeholder == .empty(BaseText.gone))
  }
}
