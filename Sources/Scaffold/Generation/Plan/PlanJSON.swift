import Ground
import Model
import Templates

/// A plan for scripts and editors.
///
/// `changes` holds each file with its `action` (`create`, `update`, `replace`, `remove`, `merge`,
/// `keep`) and, where it will exist, its whole `contents`; if those are no UTF-8, in `base64`
/// instead. With a `diff` of them all, that is left out. `answers` holds what was asked for in
/// another way before; it is there only if something was. What a command has to say besides, such
/// as `adopt-module` of its `module` or `update` in `notes`, stands before them. `conflicts` holds
/// all that stands in the way; with any, nothing is written. `summary` is what a person reads of a
/// run, with what to do next.
package enum PlanJSON {
  package static func text(
    of plan: Plan, _ answers: [AnswerChange] = [], by command: String, isDryRun: Bool,
    diff: String? = nil, summary: String? = nil, telling more: [(String, JSON)] = []
  ) -> String {
    let start: [(String, JSON)] = [
      ("version", 1), ("command", JSON(.text(command))), ("dryRun", JSON(.flag(isDryRun))),
    ]
    let changed = answers.isEmpty ? [] : [("answers", JSON(.list(answers.map(\.json))))]
    let changes = plan.changes.map { json(of: $0, withContents: diff == nil) }
    let end: [(String, JSON)] = [
      ("changes", JSON(.list(changes))),
      ("conflicts", JSON(.list(plan.conflicts.map(json(of:))))),
    ]
    let texts = [("diff", diff), ("summary", summary)].compactMap { key, text in
      text.map { (key, JSON(.text($0))) }
    }
    return JSON(object: start + more + changed + end + texts).printed
  }

  private static func json(of change: Change, withContents: Bool) -> JSON {
    let contents = (withContents ? change.after : nil).map { bytes -> (String, JSON) in
      guard let text = String(utf8: bytes) else {
        return ("base64", JSON(.text(bytes.base64)))
      }
      return ("contents", JSON(.text(text)))
    }
    return JSON(
      object: [
        ("action", JSON(.text(change.action.rawValue))), ("path", JSON(.text(change.path.text))),
      ] + [contents].compactMap(\.self))
  }

  private static func json(of conflict: Conflict) -> JSON {
    let complaint = conflict.complaint
    let members: [(String, JSON)] = [
      ("path", JSON(.text(conflict.path.text))), ("code", JSON(.text(complaint.code))),
      ("reason", JSON(.text(complaint.listing([]).description))),
    ]
    guard !conflict.hunks.isEmpty else { return JSON(object: members) }
    return JSON(object: members + [("hunks", JSON(.list(conflict.hunks.map(json(of:)))))])
  }

  private static func json(of hunk: Hunk) -> JSON {
    [
      "line": JSON(.number(hunk.line)), "base": JSON(.text(hunk.base)),
      "yours": JSON(.text(hunk.yours)), "wanted": JSON(.text(hunk.wanted)),
    ]
  }
}
