import BaseBusiness
import BaseData
import BaseView
import Core

/// What becomes of a list while its users, other people and the network do what a seed says.
@MainActor
final class Story {
  typealias Screen = ListModel<NoteRow>

  private let kind: ServerKind
  /// Whether rows stay where they are, but for what is put in or taken out above them.
  private let isStill: Bool
  /// Whether nobody else changes the list.
  private let isAlone: Bool
  private let limit: Int
  private let network: Network
  private var files = Files()
  private var handler: NotesHandler
  private var writer: Writer
  private var screens: [Screen] = []
  private var search: Screen?
  private var details: [(id: Int, model: ItemModel<Note>)] = []
  private var commands: [Task<Void, Never>] = []
  /// The row of the last command.
  private var commanded = 0
  private var counter = 0
  private var running = 0
  /// What has happened, in words.
  private(set) var log: [String] = []

  init(_ kind: ServerKind, seed: UInt64) {
    var random = SplitMix(seed: seed)
    self.kind = kind
    isStill = Int.random(in: 0..<3, using: &random) > 0
    isAlone = Int.random(in: 0..<3, using: &random) == 0
    limit = Bool.random(using: &random) ? 1_000 : Int.random(in: 10...30, using: &random)
    let count = Int.random(in: 0...40, using: &random)
    network = Network(
      ModelServer(
        kind, size: Int.random(in: 2...8, using: &random), saysNothing: Bool.random(using: &random),
        knowsKeys: Bool.random(using: &random),
        rows: (0..<count).map { Note(id: $0 + 1, text: "t\($0 + 1)") }))
    handler = NotesHandler(
      network: network, life: 0, store: files, memory: SharedMemory(), limit: limit)
    writer = Writer(network, handler, in: files)
  }

  /// Runs a story of steps, each drawn from a number.
  func tell(_ steps: [UInt64]) async throws {
    for step in steps {
      var random = SplitMix(seed: step)
      let before = seen
      take(step: &random)
      await SerialTasks.settle()
      try holdAtEachMoment(since: before)
    }
    await comeToRest()
    try holdAtRest()
    try await holdWithoutARefresh()
    try await holdToTheEnd()
    try await holdAfterAStart()
  }
}

// What may happen.
extension Story {
  private var all: [Screen] { screens + (search.map { [$0] } ?? []) }

  private func take(step random: inout SplitMix) {
    let choice = Int.random(in: 0..<100, using: &random)
    switch choice {
    case 0..<9: open(&random)
    case 9 where Int.random(in: 0..<4, using: &random) == 0:
      network.loseAll()
      start()
      log.append("a kill and a start")
    case 9..<42: look(&random)
    case 42..<52: command(&random)
    case 52..<65: if let words = writer.take(step: &random, at: row(&random)) { log.append(words) }
    case 65..<90: answer(&random)
    default: if isAlone { look(&random) } else { others(&random) }
    }
  }

  /// The app as it starts: it has what it has written.
  private func start() {
    (screens, search, details, commands) = ([], nil, [], [])
    files = files.copy()
    handler = NotesHandler(
      network: network, life: network.life, store: files, memory: SharedMemory(), limit: limit)
    writer = Writer(writer, handler, in: files)
  }

  /// Screens come and go.
  private func open(_ random: inout SplitMix) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4 where screens.count < 2:
      let screen = makeScreen()
      screens.append(screen)
      screen.loadIfNeeded()
      log.append("open a screen")
    case 4..<6 where !screens.isEmpty:
      screens.remove(at: Int.random(in: 0..<screens.count, using: &random))
      log.append("leave a screen")
    case 6..<7:
      search = ListModel(Found(feed: handler.found("1")), sessionExpired: {}, row: NoteRow.init)
      search?.first(.networkFirst)
      log.append("search")
    case 7..<9:
      guard let row = row(&random), details.count < 3 else { return }
      let model = ItemModel(handler, of: row.id, shown: row.note, sessionExpired: {})
      details.append((row.id, model))
      model.loadIfNeeded()
      log.append("open \(row.id)")
    case 9 where !commands.isEmpty:
      commands.remove(at: Int.random(in: 0..<commands.count, using: &random)).cancel()
      log.append("leave what a command was given in")
    default:
      if !details.isEmpty { log.append("leave \(details.removeFirst().id)") }
    }
  }

  private func look(_ random: inout SplitMix) {
    guard let screen = all.randomElement(using: &random) else { return }
    let rows = screen.rows.items(in: .all)
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      screen.refresh()
      log.append("refresh")
    case 1:
      guard let row = rows.randomElement(using: &random) else { return }
      screen.reach(row)
      log.append("see \(row.id)")
    case 2 where screen.footer != nil:
      screen.next()
      log.append("try again")
    default:
      guard let row = rows.last else { return }
      screen.reach(row)
      log.append("see the last row, \(row.id)")
    }
  }

  private func command(_ random: inout SplitMix) {
    counter += 1
    let (handler, text) = (handler, "mine \(counter)")
    // Two commands on one row are most often given one after the other.
    let again = Bool.random(using: &random) ? all.first?.rows.item(commanded) : nil
    let row = again ?? row(&random)
    commanded = row?.id ?? commanded
    switch (Int.random(in: 0..<5, using: &random), row) {
    case (0...1, let row?):
      run("delete \(row.id)") { () async throws(AppError) in try await handler.remove(row.id) }
    case (2...3, let row?):
      run("save \(row.id) as \(text)") { () async throws(AppError) in
        _ = try await handler.save(text, as: row.id)
      }
    default:
      run("create \(text)") { () async throws(AppError) in _ = try await handler.create(text) }
    }
  }

  private func run(
    _ words: String, _ command: @escaping @Sendable () async throws(AppError) -> Void
  ) {
    log.append(words)
    running += 1
    commands.append(
      Task { @MainActor in
        let result = await Result.of(command)
        log.append("  \(words): \(result)")
        running -= 1
      })
  }

  private func answer(_ random: inout SplitMix) {
    guard let request = network.requests.randomElement(using: &random) else { return }
    if !isStill {
      let place = Int.random(in: 0...max(1, network.server.rows.count), using: &random)
      network.placeOfEdits = { place }
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: network.reach(request, isRefused: Int.random(in: 0..<4, using: &random) == 0)
    case 3...(request.isCommand ? 4 : 3): network.arrive(request, isLost: true)
    default: network.arrive(request)
    }
    let answer = request.answer.map { "\($0)".prefix(300) } ?? "nothing"
    log.append("request \(request.number), \(request.question): \(answer)")
  }

  private func others(_ random: inout SplitMix) {
    let row = network.server.rows.randomElement(using: &random)
    let place = Int.random(in: 0...network.server.rows.count, using: &random)
    counter += 1
    switch (Int.random(in: 0..<4, using: &random), row) {
    case (0, let row?):
      _ = network.server.delete(row.id)
      log.append("others delete \(row.id)")
    case (1, let row?):
      network.server.edit(row.id, "other \(counter)", movingTo: isStill ? nil : place)
      log.append("others edit \(row.id)")
    case (2, _):
      _ = network.server.insert("other \(counter)", at: place)
      log.append("others insert at \(place)")
    default:
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        _ = network.server.insert("other \(counter)")
      }
      log.append("others insert on top")
    }
  }

  private func row(_ random: inout SplitMix) -> NoteRow? {
    all.randomElement(using: &random)?.rows.items(in: .all).randomElement(using: &random)
  }

  private func makeScreen() -> Screen {
    ListModel(handler, sessionExpired: {}, row: NoteRow.init)
  }
}

// What has to hold.
extension Story {
  /// What the list shows, if it has a screen.
  private var seen: Set<Int> { Set(screens.first?.rows.ids(in: .all) ?? []) }

  private func holdAtEachMoment(since before: Set<Int>) throws {
    try writer.hold()
    if let id = network.overtaken { throw Broken("two commands on \(id) at once") }
    for screen in all {
      let ids = screen.rows.ids(in: .all)
      if Set(ids).count != screen.rows.items(in: .all).count { throw Broken("a row twice: \(ids)") }
      if let id = ids.first(where: network.deleted.contains) {
        throw Broken("\(id) was deleted, and is shown")
      }
    }
    guard isStill, !kind.counts, limit == 1_000, !screens.isEmpty, log.last != "leave a screen"
    else { return }
    let hidden = before.subtracting(seen).filter(network.server.has)
    if let id = hidden.first(where: { !isBeingDeleted($0) }) {
      throw Broken("\(id) is at the server, and not shown any more")
    }
  }

  private func isBeingDeleted(_ id: Int) -> Bool {
    log.contains("delete \(id)") && running > 0
  }

  private func holdAtRest() throws {
    if running > 0 { throw Broken("a command never ended") }
    for screen in all {
      if screen.isLoading || screen.footer == .loading { throw Broken("a screen waits for ever") }
      for row in screen.rows.items(in: .all) where network.refused.contains(row.note.text) {
        throw Broken("\(row.note) was refused, and is shown")
      }
      for row in screen.rows.items(in: .all) where !network.server.hadOnce(row.note) {
        throw Broken("\(row.note) never was at the server, and is shown")
      }
    }
    for row in screens.first?.rows.items(in: .all) ?? [] {
      let others = all.compactMap { $0.rows.item(row.id)?.note }
      let shown = others + details.compactMap { $0.id == row.id ? $0.model.value : nil }
      if let other = shown.first(where: { $0 != row.note }) {
        throw Broken("\(row.note) is \(other) elsewhere")
      }
    }
    let lists = screens.map { $0.rows.ids(in: .all) }
    if lists.contains(where: { $0 != lists[0] }) {
      throw Broken("two screens, two lists: \(lists)")
    }
  }

  /// What the user has done alone leaves no hole: the way down has all rows.
  private func holdWithoutARefresh() async throws {
    guard isAlone, isStill, limit == 1_000, !network.hasLost, let screen = screens.first,
      !screen.rows.isEmpty
    else { return }
    try await goDown(screen)
    let shown = Set(screen.rows.items(in: .all).map(\.note))
    if let row = network.server.rows.first(where: { !shown.contains($0) }) {
      throw Broken("\(row) is not shown: \(shown.sorted { $0.id < $1.id })")
    }
  }

  /// After a refresh and a way down, all is as at the server.
  private func holdToTheEnd() async throws {
    if screens.isEmpty { screens = [makeScreen()] }
    screens[0].refresh()
    try await goDown(screens[0])
    for screen in screens {
      let shown = screen.rows.items(in: .all).map(\.note)
      if shown != network.server.rows {
        throw Broken("shown: \(shown), at the server: \(network.server.rows)")
      }
    }
    if let notice = screens[0].notice { throw Broken("a notice: \(notice)") }
  }

  /// The next start has what was shown, and goes on where that ends.
  private func holdAfterAStart() async throws {
    start()
    let screen = makeScreen()
    screen.first(.cacheOnly)
    await comeToRest()
    let rows = network.server.rows
    let kept = screen.rows.items(in: .all).map(\.note)
    let least = min(rows.count, limit - network.server.size + 1)
    if kept != Array(rows.prefix(kept.count)) || kept.count < least {
      throw Broken("kept: \(kept) of \(rows), up to \(limit)")
    }
    screen.first(.freshFor(.seconds(10_000)))
    try await goDown(screen)
    let shown = screen.rows.items(in: .all).map(\.note)
    if shown != rows { throw Broken("after a start: \(shown), at the server: \(rows)") }
  }

  private func goDown(_ screen: Screen) async throws {
    await comeToRest()
    for _ in 0..<300 {
      guard let row = screen.rows.items(in: .all).last else { return }
      let count = network.count
      screen.reach(row)
      if screen.footer != nil { screen.next() }
      await comeToRest()
      if network.count == count { return }
    }
    throw Broken("the list has no end")
  }

  /// Lets all arrive.
  private func comeToRest() async {
    await SerialTasks.settle()
    for _ in 0..<1_000 {
      guard let request = network.requests.first else { return }
      network.arrive(request)
      await SerialTasks.settle()
    }
  }
}
