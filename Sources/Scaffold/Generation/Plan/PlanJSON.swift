import Ground
import Model
import Templates

/// A plan for scripts and editors.
///
/// `changes` holds each file with its `action` (`create`, `update`, `replace`, `remove`, `keep`)
/// and, where it will exist, its whole `contents`; if those are no UTF-8, in `base64` instead.
/// `conflicts` holds all that stands in the way; with any, nothing is written.
package enum PlanJSON {
  package static func text(of plan: Plan, by command: String, isDryRun: Bool) -> String {
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
    let contents = change.after.map { bytes -> (String, JSON) in
      guard let text = String(validating: bytes, as: UTF8.self) else {
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
    return [
      "path": JSON(.text(conflict.path.text)), "code": JSON(.text(complaint.code)),
      "reason": JSON(.text(complaint.description)),
    ]
  }
}
