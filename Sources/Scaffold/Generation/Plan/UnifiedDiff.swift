import Ground

/// A plan as one unified diff, in the form that `patch -p1` and `git apply` read.
package struct UnifiedDiff {
  private static let context = 3

  /// The whole diff; empty if the plan changes nothing.
  package static func text(of plan: Plan) -> String {
    plan.effectiveChanges.map(text(of:)).joined()
  }

  private static func text(of change: Change) -> String {
    let edits = LineDiff(from: change.before?.lines ?? [], to: change.after?.lines ?? []).edits
    return header(of: change) + hunks(of: edits).map(\.text).joined()
  }

  private static func header(of change: Change) -> String {
    let path = change.path.text
    let mode =
      switch (change.before, change.after) {
      case (nil, _): "new file mode 100644\n"
      case (_, nil): "deleted file mode 100644\n"
      default: ""
      }
    let names = "diff --git \(quoted("a/" + path)) \(quoted("b/" + path))\n" + mode
    guard change.before != change.after,
      (change.before ?? change.after)?.isEmpty == false
        || change.before != nil && change.after != nil
    else { return names }
    // A tab says where a name with a space ends.
    let end = path.contains(" ") && quoted(path) == path ? "\t" : ""
    let old = change.before == nil ? "/dev/null" : quoted("a/" + path) + end
    let new = change.after == nil ? "/dev/null" : quoted("b/" + path) + end
    return names + "--- \(old)\n+++ \(new)\n"
  }

  /// A path as git writes it: in quotes, with escapes, if it has more than plain characters.
  private static func quoted(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 >= 0x80 || $0 == 0x22 || $0 == 0x5C }) else {
      return path
    }
    let escaped = path.utf8.map { byte in
      switch byte {
      case 0x22: "\\\""
      case 0x5C: "\\\\"
      case 0x80...: "\\" + String(byte, radix: 8)
      default: String(Unicode.Scalar(byte))
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  /// Groups edits with the lines around them.
  private static func hunks(of edits: [LineDiff.Edit]) -> [DiffHunk] {
    let changed = edits.indices.filter { if case .keep = edits[$0] { false } else { true } }
    var ranges: [ClosedRange<Int>] = []
    for index in changed {
      let range = max(0, index - context)...min(edits.count - 1, index + context)
      if let last = ranges.last, range.lowerBound <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...range.upperBound
      } else {
        ranges.append(range)
      }
    }
    var (oldLine, newLine, position) = (0, 0, 0)
    return ranges.map { range in
      for edit in edits[position..<range.lowerBound] { edit.count(&oldLine, &newLine) }
      let hunk = DiffHunk(edits: Array(edits[range]), oldLine: oldLine, newLine: newLine)
      for edit in edits[range] { edit.count(&oldLine, &newLine) }
      position = range.upperBound + 1
      return hunk
    }
  }
}

/// A stretch of a diff: `@@ -1,3 +1,4 @@` and its lines.
private struct DiffHunk {
  let edits: [LineDiff.Edit]
  /// The number of lines before the hunk in the old and in the new text.
  let oldLine: Int
  let newLine: Int

  var text: String {
    var (oldCount, newCount) = (0, 0)
    for edit in edits { edit.count(&oldCount, &newCount) }
    return "@@ -\(Self.range(oldLine, oldCount)) +\(Self.range(newLine, newCount)) @@\n"
      + edits.map(\.text).joined()
  }

  private static func range(_ line: Int, _ count: Int) -> String {
    let start = count == 0 ? line : line + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }
}

extension LineDiff.Edit {
  fileprivate func count(_ old: inout Int, _ new: inout Int) {
    switch self {
    case .keep: (old, new) = (old + 1, new + 1)
    case .remove: old += 1
    case .insert: new += 1
    }
  }

  fileprivate var text: String {
    switch self {
    case .keep(let line): " " + Self.text(line)
    case .remove(let line): "-" + Self.text(line)
    case .insert(let line): "+" + Self.text(line)
    }
  }

  private static func text(_ line: LineDiff.Line) -> String {
    let text = String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}
