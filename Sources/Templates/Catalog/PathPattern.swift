/// A pattern for the paths of a template: `*` stands for any name, `**` for any number of folders.
struct PathPattern: Equatable, Sendable {
  let text: String
  private let bytes: [UInt8]
  /// What stands before the first star.
  private let head: String

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    head = String(text.prefix { $0 != "*" })
  }
}

extension PathPattern {
  /// Every file is held against every pattern, most of which begin in another way.
  func matches(_ path: String) -> Bool {
    path.hasPrefix(head) && Self.matches(bytes[...], Array(path.utf8)[...])
  }

  private static func matches(
    _ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>
  ) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if pattern.starts(with: anyFolders) { return matchesFolders(pattern.dropFirst(2), path) }
    if first == star, matches(pattern.dropFirst(), path) { return true }
    guard let byte = path.first else { return false }
    if first == star { return byte != slash && matches(pattern, path.dropFirst()) }
    return byte == first && matches(pattern.dropFirst(), path.dropFirst())
  }

  /// What stands behind `**` may begin at each folder of the path.
  private static func matchesFolders(
    _ rest: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>
  ) -> Bool {
    if rest.isEmpty { return !path.isEmpty }
    let rest = rest.dropFirst()
    if matches(rest, path) { return true }
    return path.indices.contains { path[$0] == slash && matches(rest, path[($0 + 1)...]) }
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let anyFolders = Array("**".utf8)
}
