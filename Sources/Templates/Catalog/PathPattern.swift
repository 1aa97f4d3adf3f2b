/// A pattern for the paths of a template: `*` stands for any name, `**` for any number of folders.
struct PathPattern: Equatable, Sendable {
  let text: String
  private let components: [Substring]

  init(_ text: String) {
    self.text = text
    components = text.split(separator: "/")
  }
}

extension PathPattern {
  func matches(_ path: String) -> Bool {
    Self.match(components[...], path.split(separator: "/")[...])
  }

  private static func match(
    _ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>
  ) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    if first == "**" {
      return rest.isEmpty ? !path.isEmpty : path.indices.contains { match(rest, path[$0...]) }
    }
    guard let name = path.first else { return false }
    return matchName(first, name) && match(rest, path.dropFirst())
  }

  private static func matchName(_ pattern: Substring, _ name: Substring) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return pattern == name }
    guard name.hasPrefix(pattern[..<star]) else { return false }
    let rest = pattern[pattern.index(after: star)...]
    var tail = name[name.index(name.startIndex, offsetBy: pattern[..<star].count)...]
    while true {
      if matchName(rest, tail) { return true }
      guard !tail.isEmpty else { return false }
      tail = tail.dropFirst()
    }
  }
}
