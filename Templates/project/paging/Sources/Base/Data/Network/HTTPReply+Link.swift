import Foundation

nonisolated extension HTTPReply {
  /// Where the header `Link` says that a related page is, such as the `next` one (RFC 8288); `nil`
  /// if it does not say so.
  func link(to relation: String) -> String? {
    var rest = headers["link", default: ""][...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let target = rest[start..<end].dropFirst()
      rest = rest[end...].dropFirst()
      let parameters = Self.parameters(&rest)
      let relations = parameters["rel", default: ""].lowercased().split(separator: " ")
      // One with an anchor is a link of another page than this one.
      if relations.contains(relation[...]), parameters["anchor"] == nil { return String(target) }
    }
    return nil
  }

  /// The parameters behind a link, up to the comma in front of the next one; a comma or a semicolon
  /// in quotes is part of a value.
  private static func parameters(_ rest: inout Substring) -> [String: String] {
    var pieces = [""]
    var isQuoted = false
    while let character = rest.popFirst(), isQuoted || character != "," {
      switch character {
      case "\"": isQuoted.toggle()
      case "\\" where isQuoted: pieces[pieces.count - 1] += rest.popFirst().map(String.init) ?? ""
      case ";" where !isQuoted: pieces.append("")
      default: pieces[pieces.count - 1].append(character)
      }
    }
    let pairs = pieces.map { piece in
      let sides = piece.split(separator: "=", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return (sides.first?.lowercased() ?? "", sides.dropFirst().first ?? "")
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
