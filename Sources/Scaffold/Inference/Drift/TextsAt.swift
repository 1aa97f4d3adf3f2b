import Templates

/// All texts at one place of many objects.
enum TextsAt {
  /// - Parameter path: the keys on the way, through lists and maps too.
  /// - Returns: each text once, in the order in which they come.
  static func texts(at path: String, in rows: [JSON]) -> [String] {
    var (texts, known): ([String], Set<String>) = ([], [])
    for row in rows {
      collect(row, path[...]) { text in
        if known.insert(text).inserted { texts.append(text) }
      }
    }
    return texts
  }

  private static func collect(_ json: JSON, _ path: Substring, _ add: (String) -> Void) {
    switch json.kind {
    case .text(let text) where path.isEmpty && !text.isEmpty: add(text)
    case .list(let values): for value in values { collect(value, path, add) }
    case .object(let members):
      for member in members {
        if path == member.key {
          collect(member.value, "", add)
        } else if path.hasPrefix(member.key + ".") {
          collect(member.value, path.dropFirst(member.key.count + 1), add)
        } else if MapRule.isData(member.key) {
          collect(member.value, path, add)
        }
      }
    default: break
    }
  }
}
