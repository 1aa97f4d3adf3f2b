/// Keeps what is entered in a form until the form is sent: a moment after the last change, and at
/// once when the user leaves. A change that waits to be kept goes with the keeper.
@MainActor
package final class DraftKeeper {
  private let pause: @Sendable () async throws -> Void
  private let save: @Sendable ([String: String]) async -> Void
  private let delay = TaskSlot()
  private var latest: [String: String]
  private var isChanged = false
  private var saving: Task<Void, Never>?

  /// - Parameters:
  ///   - draft: What is entered at first.
  ///   - pause: What passes between a change and its keeping.
  /// - save: Keeps a draft in the place of the one before; one without entries is to be forgotten.
  package init(
    _ draft: [String: String],
    pause: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(1)) },
    save: @escaping @Sendable ([String: String]) async -> Void
  ) {
    latest = draft
    self.pause = pause
    self.save = save
  }

  /// Says what is entered now.
  package func change(to draft: [String: String]) {
    guard draft != latest else { return }
    latest = draft
    isChanged = true
    delay.run { [pause] in
      try? await pause()
    } then: { [weak self] _ in
      self?.saveNow()
    }
  }

  /// Keeps what was entered last, unless that was done or is not wanted any more.
  ///
  /// - Returns: what ends when there is nothing left to write.
  @discardableResult
  package func saveNow() -> Task<Void, Never>? {
    isChanged ? keep(latest) : saving
  }

  /// Forgets the draft, since the form was sent.
  @discardableResult
  package func clear() -> Task<Void, Never> {
    keep([:])
  }
}

extension DraftKeeper {
  /// One after the other, so that the last one is the one that stays; and off the main actor, since
  /// to write a file takes a while.
  private func keep(_ draft: [String: String]) -> Task<Void, Never> {
    delay.cancel()
    isChanged = false
    let task = Task.detached { [save, saving] in
      await saving?.value
      await save(draft)
    }
    saving = task
    return task
  }
}
