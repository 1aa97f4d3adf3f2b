import Foundation

/// A type with some members, and edits of these by their lines.
struct SwiftSample {
  let lines: [String]

  init(text: String) { lines = text.components(separatedBy: "\n") }

  /// A type with four to eight members, each of which is different.
  static func text(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 4...8, using: &random)
    let members = (0..<count).map { number in
      let name = "member\(number)"
      return switch Int.random(in: 0..<4, using: &random) {
      case 0: "  func \(name)(of value: Int) -> String {\n    \"\\(value) \(number)}\"\n  }"
      case 1: "  /// Value \(number).\n  let \(name) = [\n    \(number),\n    \(number + 1),\n  ]"
      case 2: "  var \(name): Int {\n    // {\n    compute(\(number), with: self)\n  }"
      default: "  func \(name)() {\n    start(\(number))\n    finish { it in it + \(number) }\n  }"
      }
    }
    return "import Core\n\nstruct Sample {\n" + members.joined(separator: "\n\n") + "\n}\n"
  }
}

extension SwiftSample {
  /// What happens to a member.
  enum Edit {
    case comment(String)
    case line(String)
    case attribute
  }

  static func edit(_ random: inout SeededGenerator) -> Edit {
    let number = Int.random(in: 0..<1_000, using: &random)
    return [Edit.comment("Note \(number)."), .line("\(number)"), .attribute].randomElement(
      using: &random) ?? .attribute
  }

  /// The lines at which members begin.
  private var members: [Int] { lines.indices.filter { lines[$0].contains(" member") } }

  func twoMembers(_ random: inout SeededGenerator) -> (String, String) {
    let two = members.shuffled(using: &random).prefix(2).map { name(at: $0) }
    return (two[0], two[1])
  }

  private func name(at line: Int) -> String {
    let words = lines[line].split { !$0.isLetter && !$0.isNumber }
    return words.first { $0.hasPrefix("member") }.map(String.init) ?? ""
  }

  func applying(_ edit: Edit, to member: String) -> String {
    guard let line = members.first(where: { name(at: $0) == member }) else { return "" }
    var lines = lines
    switch edit {
    case .comment(let text): lines.insert("  /// \(text)", at: line)
    case .attribute: lines.insert("  @available(iOS 18, *)", at: line)
    case .line(let text):
      // The first line in brackets gets a twin with another number.
      let digits = lines[line + 1].replacingOccurrences(
        of: "[0-9]+", with: text, options: .regularExpression)
      lines[line + 1] = digits
    }
    return lines.joined(separator: "\n")
  }
}

extension SwiftSample {
  /// The text with a member edited, moved or taken out.
  func edited(_ random: inout SeededGenerator) -> String {
    let (one, _) = twoMembers(&random)
    return applying(Self.edit(&random), to: one)
  }

  /// The text with lines doubled, moved and taken out, whatever comes of it.
  func damaged(_ random: inout SeededGenerator) -> String {
    var lines = lines
    for _ in 0..<Int.random(in: 1...4, using: &random) where lines.count > 2 {
      let line = Int.random(in: 0..<lines.count, using: &random)
      let other = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: lines.remove(at: line)
      case 1: lines.insert(lines[line], at: other)
      case 2: lines.swapAt(line, other)
      default: lines[line] += ["}", "{", "\"", " // x", ","].randomElement(using: &random) ?? ""
      }
    }
    return lines.joined(separator: "\n")
  }
}
