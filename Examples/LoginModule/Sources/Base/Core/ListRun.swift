/// The order of a list that a server has, as far as it is known.
///
/// Since the list was asked for from its beginning the last time, pages have come one after the
/// other: they are the head, which is whole. What stood below before stays below, until a page
/// reaches it: it is asked for again on the way down, and goes if the server has it no more. What
/// this app has created stands on top until a page places it.
package nonisolated struct ListRun<ID: Hashable & Sendable>: Sendable {
  /// The items created here, the newest first, each with the moment at which the server had it.
  private var made: [(id: ID, since: Int)] = []
  package private(set) var head: [ID] = []
  package private(set) var below: [ID] = []
  /// Where the head ends.
  package private(set) var end = PageEnd()
  /// When the first page of the head was asked for; `nil` before there was one.
  private var began: Int?

  package init() {}

  /// The list that was kept.
  ///
  /// - Parameter end: Where the head ended; where that is not known, the list begins anew.
  package init(created: [ID], head: [ID], below: [ID], end: PageEnd?) {
    made = created.map { ($0, 0) }
    self.head = end == nil ? [] : head
    self.below = end == nil ? head + below : below
    self.end = end ?? PageEnd()
    if end != nil { began = 0 }
  }
}

nonisolated extension ListRun {
  /// All rows from the top, each once.
  package var ids: [ID] { created + head + below }
  package var created: [ID] { made.map(\.id) }
  /// How many rows there are.
  package var count: Int { made.count + head.count + below.count }
  /// How many of them are known to be where the server has them, or were created here.
  package var freshCount: Int { made.count + head.count }
  /// True if the end of the list was reached.
  package var isWhole: Bool { began != nil && end.next == nil }
  /// The request for the next page; `nil` if there is none, or no first page yet.
  package var request: PageRequest<ID>? { began == nil ? nil : end.request() }
}

// What pages say.
nonisolated extension ListRun {
  /// A first page, which begins a new head.
  ///
  /// - Parameters:
  ///   - asked: The moment at which it was asked for.
  ///   - limit: How many rows stay below at most.
  package mutating func begin(_ page: Page<ID>, asked: Int, limit: Int) {
    below = Array((head + below).prefix(limit))
    head = []
    began = asked
    end = PageEnd()
    place(page, for: PageRequest(cursor: nil))
  }

  /// A page, whose rows have their place from now on where it has them.
  ///
  /// - Returns: The page to ask for besides, where the server's rows were seen to have moved up.
  @discardableResult
  package mutating func place(
    _ page: Page<ID>, for request: PageRequest<ID>
  ) -> PageRequest<ID>? {
    let known = Set(head)
    let again = missed(page, request, known)
    let placed = Set(page.items)
    made.removeAll { placed.contains($0.id) }
    let start = request.anchor.flatMap { head.firstIndex(of: $0) } ?? head.count
    if known.isDisjoint(with: placed) {
      head.insert(contentsOf: page.items, at: start)
    } else {
      let above = head[..<start].filter { !placed.contains($0) }
      head = above + page.items + head[start...].filter { !placed.contains($0) }
    }
    reach(page.items, placed)
    if request.anchor == nil { end.follow(page, after: request) }
    if isWhole { finish() }
    return again
  }

  /// What stands below is reached as far as the last row of a page. A row that has merely come up
  /// from far below says nothing of those above it.
  private mutating func reach(_ ids: [ID], _ placed: Set<ID>) {
    guard !below.isEmpty else { return }
    let places = Dictionary(uniqueKeysWithValues: zip(below, below.indices))
    let reached = ids.compactMap { places[$0] }
    var end = reached.count == 1 && reached[0] <= ids.count ? reached[0] : -1
    for (last, next) in zip(reached, reached.dropFirst())
    where next > last && next - last <= ids.count {
      end = next
    }
    below = below[(end + 1)...].filter { !placed.contains($0) }
  }

  private mutating func finish() {
    below = []
    made.removeAll { $0.since < began ?? 0 }
  }

  /// The page before, where rows may have slipped from this one into it unseen.
  private func missed(
    _ page: Page<ID>, _ request: PageRequest<ID>, _ known: Set<ID>
  ) -> PageRequest<ID>? {
    guard request.anchor == nil, request.cursor != nil, let count = page.count else { return nil }
    let hasMoved =
      switch count.unit {
      case .row: page.items.first.map { !known.contains($0) } ?? !head.isEmpty
      case .page: count.total != nil && count.total != end.total
      }
    guard hasMoved else { return nil }
    return end.pageBefore(request, anchor: page.items.first)
  }
}

// What this app does.
nonisolated extension ListRun {
  /// Says that a row of the head, if that is one, may have gone to another place: the rows of the
  /// server below it may have moved up by one.
  package mutating func shift(at id: ID) {
    if head.contains(id) { end.shift() }
  }

  /// Says that rows may have moved up by one.
  package mutating func shift() {
    end.shift()
  }

  /// Takes a row out.
  ///
  /// - Parameter isOwn: Whether this app has deleted it: the rows of the server below it have moved
  ///   up by one, and those of the next page may be on the last one by now.
  package mutating func remove(_ id: ID, isOwn: Bool) {
    made.removeAll { $0.id == id }
    if let index = below.firstIndex(of: id) { below.remove(at: index) }
    guard let index = head.firstIndex(of: id) else { return }
    head.remove(at: index)
    if isOwn {
      end.shift()
      end.total? -= 1
    }
  }
}
