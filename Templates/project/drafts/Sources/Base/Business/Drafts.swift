import BaseData
import Core
import Foundation

/// The input of forms that is not sent yet, of one account: at once in memory, and a moment later
/// on this device. No secret is in it.
package nonisolated final class Drafts: Sendable {
  /// The input of one form, by the names of its fields; and, by no name, as which submission it was
  /// sent, if nobody knows what became of that.
  package typealias Draft = [String: String]

  private let store: any KeyValueStore
  private let pause: @Sendable () async throws -> Void
  private let desk = Locked(Desk())

  /// The present input. Of each form the newest is the first: what a guest has entered lies over
  /// what the user has left there before.
  private struct Desk {
    var all: [String: [Draft]]?
    /// The forms whose drafts are still to be written.
    var changed: Set<String> = []
    /// How many requests of each submission are on their way.
    var sending: [UUID: Int] = [:]
    var isAwaited = false
  }

  /// - Parameters:
  ///   - store: The values that stay for the account.
  ///   - pause: What passes between a change and its keeping.
  package init(
    in store: any KeyValueStore,
    pause: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(1)) }
  ) {
    self.store = store
    self.pause = pause
  }

  /// The former input of a form that was not sent.
  package func draft(_ form: String) -> Draft {
    takeFormer(form)
    return change(form) { drafts in
      drafts.removeAll(where: \.isEmpty)
      return drafts.first ?? [:]
    }
  }

  /// Remembers what is entered in a form, in the place of what was.
  package func set(_ draft: Draft, in form: String) {
    change(form) { drafts in drafts = [draft] + drafts.dropFirst() }
    let isFirst = desk.withLock { desk in
      defer { desk.isAwaited = true }
      return !desk.isAwaited
    }
    guard isFirst else { return }
    Task.detached { [weak self, pause] in
      try? await pause()
      self?.desk.withLock { $0.isAwaited = false }
      try? self?.save()
    }
  }

  /// Puts something in the place of what was entered in a form; nothing, if that was sent or is not
  /// wanted any more. Whatever else was entered there stays; as which submission it was sent makes no
  /// difference, as two may be on their way.
  package func replace(_ draft: Draft, by other: Draft = [:], in form: String) {
    change(form) { drafts in
      if drafts.first?.typed == draft.typed { drafts[0] = other }
    }
    try? save()
  }

  /// Counts a request of a submission: a form that is left and opened again may send it twice at once.
  package func begin(_ submission: UUID) {
    desk.withLock { $0.sending[submission, default: 0] += 1 }
  }

  package func end(_ submission: UUID) {
    desk.withLock { desk in
      let count = desk.sending[submission, default: 1] - 1
      desk.sending[submission] = count > 0 ? count : nil
    }
  }

  /// True if a request of a submission is on its way, so that nobody knows yet what becomes of it.
  package func isSending(_ submission: UUID) -> Bool {
    desk.withLock { $0.sending[submission] != nil }
  }

  /// Writes what is not written yet.
  package func save() throws(AppError) {
    var saved: Set<String> = []
    do throws(AppError) {
      try store.change(Self.key) { all in
        saved = desk.withLock { desk in
          defer { desk.changed = [] }
          let drafts = (all ?? [:]).merging(desk.changed.map { ($0, desk.all?[$0] ?? []) }) { $1 }
            .filter { !$0.value.allSatisfy(\.isEmpty) }
          all = drafts.isEmpty ? nil : drafts
          return desk.changed
        }
      }
    } catch {
      desk.withLock { $0.changed.formUnion(saved) }
      throw error
    }
  }

  /// Takes over what a guest has entered who signs in: it is here alone from then on.
  package func take(from guest: Drafts) {
    for (form, drafts) in guest.loaded {
      change(form) { $0 = drafts + $0 }
    }
    if (try? save()) != nil { guest.removeAll() }
  }

  /// Forgets all that was entered.
  package func removeAll() {
    desk.withLock { $0 = Desk(all: [:]) }
    try? store.set(nil, for: Self.key)
  }
}

nonisolated extension Drafts {
  private static let key = StorageKey<[String: [Draft]]>("drafts")

  private var loaded: [String: [Draft]] {
    desk.withLock { desk in
      let all = desk.all ?? (try? store.value(for: Self.key)) ?? [:]
      desk.all = all
      return all
    }
  }

  /// Where an earlier version of this app has kept a draft, it was the only one of its form.
  private func takeFormer(_ form: String) {
    let key = StorageKey<Draft>("\(form).draft")
    guard let draft = try? store.value(for: key) else { return }
    change(form) { drafts in drafts.append(draft) }
    if (try? save()) != nil { try? store.set(nil, for: key) }
  }

  private func change<Outcome>(
    _ form: String, _ body: (inout [Draft]) -> Outcome
  ) -> Outcome {
    let before = loaded[form, default: []]
    return desk.withLock { desk in
      var drafts = desk.all?[form] ?? before
      let outcome = body(&drafts)
      if drafts != before { desk.changed.insert(form) }
      desk.all?[form] = drafts
      return outcome
    }
  }
}

nonisolated extension Drafts.Draft {
  /// The input alone.
  fileprivate var typed: Self { filter { $0.key != "" } }
}
