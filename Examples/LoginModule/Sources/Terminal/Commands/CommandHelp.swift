/// What the keys do, for the help.
package enum CommandHelp {
  /// One line a command that has keys.
  package static let text = CommandRule.all.filter { !$0.keys.isEmpty }.map { rule in
    let keys = rule.keys.map(\.name).joined(separator: " ")
    return keys + String(repeating: " ", count: max(20 - TextLayout.width(of: keys), 1)) + rule.help
  }.joined(separator: "\n")

  /// `r refresh  q quit`: what goes into the help line.
  package static func line(for words: [String]) -> String {
    words.compactMap { word in
      guard let rule = CommandRule.all.first(where: { $0.word == word }),
        let key = rule.keys.first
      else { return nil }
      return "\(key.name) \(rule.word)"
    }.joined(separator: "  ")
  }
}

extension Key {
  /// What stands on the key.
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .enter: "Enter"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .deleteWord: "Ctrl-W"
    case .deleteLine: "Ctrl-U"
    case .escape: "Esc"
    case .redraw: "Ctrl-L"
    case .suspend: "Ctrl-Z"
    case .interrupt: "Ctrl-C"
    case .endOfInput: "Ctrl-D"
    }
  }
}
