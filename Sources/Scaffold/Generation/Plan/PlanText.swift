import Ground

/// A plan in words, as `--dry-run` shows it.
package enum PlanText {
  package static func text(of plan: Plan, _ style: Style) -> String {
    let changes = plan.effectiveChanges
    var lines: [String] = []
    for change in changes {
      lines.append(row(of: change, style))
      lines += change.changedLines.map { indent + "  " + $0 }
    }
    let kept = plan.changes.count - changes.count
    let end: Message =
      lines.isEmpty
      ? "Nothing to do." : "Nothing is written; without this option the plan is carried out."
    if kept > 0 { lines.append(indent + Message("\(kept) kept as they are").text) }
    return (lines + [end.text]).joined(separator: "\n")
  }

  private static let indent = String(repeating: " ", count: 9)

  private static func row(of change: Change, _ style: Style) -> String {
    let verb = Message(term: change.action.rawValue).text
    let word = String(repeating: " ", count: max(0, 7 - verb.displayWidth)) + verb
    return "\(color(word, change.action, style))  \(change.path)"
  }

  private static func color(_ word: String, _ action: Change.Action, _ style: Style) -> String {
    switch action {
    case .create: style.green(word)
    case .update, .replace, .merge: style.yellow(word)
    case .remove: style.red(word)
    case .keep: style.dim(word)
    }
  }
}
