import Foundation
import Observation

/// The words that the user searches a list for, and the rows that were found.
@MainActor @Observable
package final class SearchModel<Row: Identifiable & Hashable & Sendable> where Row.ID: Sendable {
  /// The text that is typed. It is searched for a moment after the last change; without words, the
  /// search ends at once.
  package var text = "" {
    didSet { if text != oldValue { change() } }
  }
  /// The rows that were found; nil while nothing is searched for. Another text has another list, so
  /// no late answer can come through.
  package private(set) var found: ListModel<Row>?

  @ObservationIgnored private let pause: @Sendable () async throws -> Void
  @ObservationIgnored private let find: @MainActor (String) -> ListModel<Row>
  @ObservationIgnored private let delay = TaskSlot()
  /// The text that `found` was found for.
  @ObservationIgnored private var sought = ""

  /// - Parameters:
  ///   - pause: What passes between a change and the search.
  ///   - find: Makes the list of what fits a text, which is not loaded yet.
  package init(
    pause: @escaping @Sendable () async throws -> Void = {
      try await Task.sleep(for: .milliseconds(300))
    },
    find: @escaping @MainActor (String) -> ListModel<Row>
  ) {
    self.pause = pause
    self.find = find
  }

  /// Searches for what is typed at once, unless that was done already.
  @discardableResult
  package func submit() -> Task<Void, Never>? {
    delay.cancel()
    let wanted = wanted
    guard !wanted.isEmpty, wanted != sought else { return nil }
    sought = wanted
    let list = find(wanted)
    found = list
    return list.first()
  }
}

extension SearchModel {
  /// The text that is typed, without the spaces around it.
  private var wanted: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  private func change() {
    delay.cancel()
    if wanted.isEmpty {
      found = nil
      sought = ""
    } else if wanted != sought {
      delay.run { [pause] in
        try? await pause()
      } then: { [weak self] _ in
        self?.submit()
      }
    }
  }
}
