import Ground

/// How many files a run makes, changes and removes.
package struct FileCounts: Equatable, Sendable {
  package var made = 0
  package var changed = 0
  package var removed = 0
}

extension FileCounts {
  package init(of plan: Plan) {
    for change in plan.effectiveChanges { count(isNew: change.before == nil, change.after != nil) }
  }

  init(of run: Run) {
    for change in run.changes { count(isNew: change.before == nil, change.left != .nothing) }
  }

  private mutating func count(isNew: Bool, _ isLeft: Bool) {
    if isNew { made += 1 } else if isLeft { changed += 1 } else { removed += 1 }
  }

  /// `3 files made, 2 changed`
  package var text: String {
    let parts = [(made, "made"), (changed, "changed"), (removed, "removed")].filter { $0.0 > 0 }
    return parts.enumerated().map { index, part -> Message in
      index == 0
        ? "\(counting: part.0, "file") \(term: part.1)" : "\(part.0) \(term: part.1)"
    }.joined(separator: Message(", ").text)
  }
}
