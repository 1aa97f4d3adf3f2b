import Templates

/// A plan for scripts and editors.
///
/// `changes` holds each file with its `action` (`create`, `update`, `replace`, `remove`, `keep`)
/// and, where it will exist, its whole `contents`. `conflicts` holds all that stands in the way;
/// with any, nothing is written.
enum PlanJSON {
  static func text(of plan: Plan, by command: String, isDryRun: Bool) -> String {
    let json: JSON = [
      "version": 1,
      "command": JSON(.text(command)),
      "dryRun": JSON(.flag(isDryRun)),
      "changes": JSON(.list(plan.changes.map(json(of:)))),
      "conflicts": JSON(.list(plan.conflicts.map(json(of:)))),
    ]
    return String(json.fileText.dropLast())
  }

  private static func json(of change: Change) -> JSON {
    let contents = change.after.map {
      ("contents", JSON(.text(String(decoding: $0, as: UTF8.self))))
    }
    return JSON(
      object: [
        ("action", JSON(.text(change.action.rawValue))), ("path", JSON(.text(change.path.text))),
      ] + [contents].compactMap(\.self))
  }

  private static func json(of conflict: Conflict) -> JSON {
    ["path": JSON(.text(conflict.path.text)), "reason": JSON(.text(conflict.description))]
  }
}
