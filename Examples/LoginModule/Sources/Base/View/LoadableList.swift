import Core

/// The rows of a list that comes in pages, and where the screen stands with them.
///
/// What is on screen stays there until there is something newer; a failure only adds a notice, or
/// a footer if it is the next page that failed.
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
  private var cursor: String?

  /// - Parameter section: The one that pages are added to.
  package init(in section: Section) {
    self.section = section
  }

  /// Says that the first page is awaited from now on, and no other.
  package mutating func begin() {
    isLoading = true
    footer = nil
    if rows.isEmpty { phase = .loading }
  }

  /// A first page takes the place of all rows.
  package mutating func receive(_ answer: Result<Sourced<Page<Item>>, AppError>) {
    switch answer {
    case .success(let sourced):
      rows.replace(sourced.value.items, in: section)
      notice = nil
      finish(sourced)
    case .failure(let error):
      report(error)
    }
  }

  /// Says that no more answers come: because there are none, or because nobody wants them.
  package mutating func end(isCancelled: Bool) {
    isLoading = false
    if phase == .loading { phase = isCancelled ? .idle : .empty }
  }

  package mutating func dismissNotice() {
    notice = nil
  }
}

// The pages after the first.
nonisolated extension LoadableList {
  /// Says that the next page is awaited from now on.
  ///
  /// - Returns: what to ask for it with; `nil` if there is none, or another page is awaited.
  package mutating func beginNext() -> String? {
    guard let cursor, !isLoading, footer != .loading else { return nil }
    footer = .loading
    return cursor
  }

  /// A later page is added below the rows. After a failure it may be asked for again.
  package mutating func receiveNext(_ answer: Result<Sourced<Page<Item>>, AppError>) {
    footer = nil
    switch answer {
    case .success(let sourced):
      rows.append(sourced.value.items, to: section)
      finish(sourced)
    case .failure(.cancelled):
      break
    case .failure(let error):
      footer = .failed(ErrorText.message(for: error))
    }
  }

  /// Whether a row that comes into sight calls for the next page: the last one does, unless that
  /// has just failed.
  package func wantsNext(at item: Item) -> Bool {
    item.id == rows.last?.id && footer == nil
  }
}

nonisolated extension LoadableList {
  private mutating func finish(_ sourced: Sourced<Page<Item>>) {
    cursor = sourced.value.next
    phase = rows.isEmpty ? .empty : .loaded
    if let warning = sourced.warning, warning != .cancelled {
      notice = ErrorText.message(for: warning)
    }
  }

  private mutating func report(_ error: AppError) {
    switch (error, rows.isEmpty) {
    case (.cancelled, true): phase = .idle
    case (.cancelled, false): break
    case (_, true): phase = .failed(error)
    case (_, false): notice = ErrorText.message(for: error)
    }
  }
}
