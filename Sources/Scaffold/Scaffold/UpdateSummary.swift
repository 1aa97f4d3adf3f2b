import Generation
import Ground
import Model

/// The summary of `update`: what changed in each module, and where your edits were merged.
struct UpdateSummary {
  let updated: [ModuleUpdater.Updated]
  private let changes: [Change]
  private let byPath: [ProjectPath: Change]
  /// Files with both sides of a conflict in them.
  let unsettled: [ProjectPath]
  /// Edited files that are no longer generated.
  let kept: [ProjectPath]
  /// Files that someone has removed and the template has changed.
  let leftOut: [ProjectPath]
  /// Files in which somebody's words went with what they were for.
  let gone: [ProjectPath]
  /// The files in which one side was taken, and which.
  let settled: [ProjectPath: TakenSides.Side]
  /// The parts of the project's own files that come and go.
  let settlement: BaseParts.Settlement
  /// Warnings, whether anything changes or not.
  let warnings: [Message]

  init(
    updated: [ModuleUpdater.Updated], settlement: BaseParts.Settlement = .init(), plan: Plan,
    _ planner: Planner, warnings: [Message]
  ) {
    self.updated = updated
    self.settlement = settlement
    (unsettled, kept, leftOut) = (planner.unsettled, planner.kept, planner.leftOut)
    (settled, gone) = (planner.settled, planner.gone)
    self.warnings = warnings
    changes = plan.effectiveChanges
    byPath = Dictionary(changes.map { ($0.path, $0) }) { first, _ in first }
  }

  func text(_ style: Style) -> String {
    let changed = updated.filter { !files(of: $0).isEmpty || !$0.answers.isEmpty }
    let lines =
      changes.isEmpty
      ? [nothingToDo] + toBeSettled
      : changed.flatMap { self.lines(for: $0, style) } + others + asBefore(changed)
    return (lines + (settlement.lines + warnings).map(\.text)).joined(separator: "\n")
  }

  private func lines(for module: ModuleUpdater.Updated, _ style: Style) -> [String] {
    let files = files(of: module)
    let name = style.bold(module.name ?? Message("the project's own files").text)
    let title = Message("Updated \(name): \(counts(of: files))")
    let merged = files.filter { $0.action == .merge }.map {
      "  " + Message("merged: \($0.path)").text
    }
    return [title.text] + module.answers.map { "  " + $0.words } + merged
      + module.notes.map { "  " + $0 }
  }

  /// `3 changed, 1 new, 2 removed`
  private func counts(of files: [Change]) -> Message {
    let counts: [(Int, String)] = [
      (files.count { [.update, .replace, .merge].contains($0.action) }, "changed"),
      (files.count { $0.action == .create }, "new"),
      (files.count { $0.action == .remove }, "removed"),
    ]
    let words = counts.filter { $0.0 > 0 }.map {
      Message("\(counting: $0.0, "file") \(term: $0.1)")
    }
    guard let first = words.first else { return "only what is registered of it" }
    return words.dropFirst().reduce(first) { "\($0), \($1)" }
  }

  private var others: [String] {
    let shared = changes.filter {
      $0.action == .update && $0.path.name != Ledger.name
    }
    let registered = Message(
      "Registered anew in \(shared.map(\.path.text).joined(separator: ", "))")
    let lines =
      (shared.isEmpty ? [] : [registered])
      + kept.map { Message("Kept, as you edited it, and no longer generated: \($0)") }
      + leftOut.map { Message("Left out, as you removed it: \($0)") }
      + gone.map { Message("Your words went with what they were for: \($0)") }
      + settled.sorted { $0.key < $1.key }.map { $0.value.words(of: $0.key) }
    return lines.map(\.text) + toBeSettled
  }

  private var toBeSettled: [String] {
    unsettled.map { Message("To be settled, look for <<<<<<<: \($0)").text }
      + (unsettled.first.map { [Conflict.waysToSettle($0.text).text] } ?? [])
  }

  private func asBefore(_ changed: [ModuleUpdater.Updated]) -> [String] {
    let count = updated.count - changed.count
    return count == 0 ? [] : [Message("\(count) as before").text]
  }

  private func files(of module: ModuleUpdater.Updated) -> [Change] {
    module.files.compactMap { byPath[$0] }.filter { $0.path.name != Ledger.name }
      .sorted { $0.path < $1.path }
  }

  private var nothingToDo: String {
    let names = updated.compactMap(\.name)
    let list = names.joined(separator: ", ")
    let words: Message =
      names.isEmpty
      ? "Nothing to do: all are as today's templates have it"
      : names.count == 1
        ? "Nothing to do: \(list) is as today's templates have it"
        : "Nothing to do: \(list) are as today's templates have it"
    return words.text
  }
}
