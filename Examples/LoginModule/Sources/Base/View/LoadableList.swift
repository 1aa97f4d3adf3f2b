import Core
import Foundation

/// The rows of a list that comes in pages, and where the screen stands with them.
///
/// What is on screen stays there until there is something newer; a failure only adds a notice, or
/// a footer if it is the next page that failed. What was kept fills the screen first; the server's
/// first page is then spliced into it, as `Page.spliced(onto:)` says.
package nonisolated struct LoadableList<Section, Item>: Sendable
where
  Section: Hashable & Sendable, Item: Identifiable & Hashable & Sendable, Item.ID: Sendable
{
  package private(set) var rows = SectionedRows<Section, Item>()
  package private(set) var phase = Phase.idle
  /// Whether the first page is awaited, be there something on screen or not.
  package private(set) var isLoading = false
  /// What went wrong although there is something to show.
  package private(set) var notice: String?
  /// How the next page is doing.
  package private(set) var footer: ListFooter?
  private let section: Section
  /// Where the rows end.
  private var cursor: String?
  /// Where to find the first row of the server, while its pages were all empty.
  private var headCursor: String?
  /// How many of the last pages had no row that was not there before.
  private var idlePages = 0
  /// How many rows could not be shown.
  private var dropped = 0
  /// How old the rows are, in seconds; `nil` if the server has sent them.
  private var age: TimeInterval?
  /// Whether all that is shown is kept too.
  private var isKept = true

  /// - Parameter section: The one that pages are added to.
  package init(in section: Section) {
    self.section = section
  }

  /// Says that the first page is awaited from now on, and no other.
  package mutating func begin() {
    isLoading = true
    footer = nil
    idlePages = 0
    if rows.isEmpty { phase = .loading }
  }

  /// A first page. What was kept and stands in for a server that cannot be reached is no newer than
  /// the rows that are there, and leaves them.
  package mutating func receive(_ answer: Result<Sourced<Page<Item>>, AppError>) {
    switch answer {
    case .success(let sourced):
      dropped = 0
      notice = nil
      let wasKept = isKept
      isKept = true
      switch sourced.origin {
      case .network:
        splice(sourced.value, onto: kept)
        age = nil
      case .cache(let age) where sourced.warning != nil && !rows.isEmpty:
        if wasKept { self.age = age }
      case .cache(let age):
        splice(sourced.value, onto: Page(items: []))
        self.age = age
      }
      finish(sourced)
    case .failure(let error):
      report(error)
    }
  }

  /// Says that no more answers come: because there are none, or because nobody wants them.
  package mutating func end(isCancelled: Bool) {
    isLoading = false
    if isCancelled { idlePages = 0 }
    if phase == .loading, !wantsNext { phase = isCancelled ? .idle : .empty }
  }

  /// What is kept has changed, by another screen: the rows are brought to it where they stand.
  ///
  /// Nothing else of the screen changes. It is left alone while more is shown than could be kept,
  /// or the first row of the server is still looked for.
  package mutating func reread(_ kept: Page<Item>?) {
    guard headCursor == nil, isKept, !isLoading, footer != .loading else { return }
    guard phase == .loaded || phase == .empty else { return }
    let page = kept ?? Page(items: [])
    guard page.items != rows.items(in: section) || page.next != cursor else { return }
    rows.replace(page.items, in: section)
    cursor = page.next
    phase = rows.isEmpty && cursor == nil ? .empty : .loaded
  }

  /// Something that the user did to the list was not done.
  package mutating func receive(refusal error: AppError) {
    if error != .cancelled { notice = ErrorText.message(for: error) }
  }

  package mutating func dismissNotice() {
    notice = nil
  }
}

// The pages after the first.
nonisolated extension LoadableList {
  /// How many pages without a new row are loaded one after the other, before the user is asked.
  private static var patience: Int { 10 }

  /// Whether the next page is to be loaded at once, since the last one had no new row.
  package var wantsNext: Bool {
    idlePages > 0 && nextCursor != nil && footer == nil && !isLoading
  }

  /// Whether a row that comes into sight calls for the next page: the last one does, unless that
  /// has just failed or waits for the user.
  package func wantsNext(at item: Item) -> Bool {
    item.id == rows.last?.id && footer == nil
  }

  /// Says that the next page is awaited from now on.
  ///
  /// - Returns: what to ask for it with; `nil` if there is none, or another page is awaited.
  package mutating func beginNext() -> String? {
    guard let nextCursor, !isLoading, footer != .loading else { return nil }
    if footer == .more { idlePages = 0 }
    footer = .loading
    return nextCursor
  }

  /// A later page is added below the rows. After a failure it may be asked for again; a cursor that
  /// leads to itself is the end.
  package mutating func receiveNext(_ answer: Result<Sourced<Page<Item>>, AppError>) {
    footer = nil
    switch answer {
    case .success(var sourced):
      if sourced.value.next == nextCursor { sourced.value.next = nil }
      if headCursor != nil { splice(sourced.value, onto: kept) } else { add(sourced.value) }
      finish(sourced)
    case .failure(let error):
      idlePages = 0
      if rows.isEmpty || error == .cancelled {
        report(error)
      } else {
        footer = .failed(ErrorText.message(for: error))
      }
    }
  }
}

nonisolated extension LoadableList {
  private var nextCursor: String? { headCursor ?? cursor }

  /// The rows that are there, and where they end.
  private var kept: Page<Item> { Page(items: rows.items(in: section), next: cursor) }

  private mutating func splice(_ page: Page<Item>, onto kept: Page<Item>) {
    let list = page.spliced(onto: kept)
    rows.replace(list.items, in: section)
    cursor = list.next
    headCursor = page.items.isEmpty ? page.next : nil
    idlePages = page.items.isEmpty ? idlePages + 1 : 0
  }

  private mutating func add(_ page: Page<Item>) {
    let count = rows.count
    rows.append(page.items, to: section)
    cursor = page.next
    idlePages = rows.count > count ? 0 : idlePages + 1
  }

  private mutating func finish(_ sourced: Sourced<Page<Item>>) {
    if sourced.origin == .network, sourced.warning != nil { isKept = false }
    if idlePages >= Self.patience, nextCursor != nil { footer = .more }
    if rows.isEmpty, footer == nil {
      phase = nextCursor == nil ? .empty : .loading
    } else {
      phase = .loaded
    }
    tell(of: sourced)
  }

  private mutating func tell(of sourced: Sourced<Page<Item>>) {
    dropped += sourced.value.dropped
    var lines: [String] = []
    if let warning = sourced.warning, warning != .cancelled {
      lines.append(ErrorText.message(for: warning, showing: sourced.origin.age == nil ? nil : age))
    }
    if sourced.value.dropped > 0 { lines.append(BaseText.dropped(dropped)) }
    if !lines.isEmpty { notice = lines.joined(separator: "\n") }
  }

  private mutating func report(_ error: AppError) {
    switch (error, rows.isEmpty) {
    case (.cancelled, true): phase = .idle
    case (.cancelled, false): break
    case (_, true): phase = .failed(error)
    case (_, false): notice = ErrorText.message(for: error, showing: age)
    }
  }
}
