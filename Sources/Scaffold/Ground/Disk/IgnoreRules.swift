/// The rules of the `.gitignore` files of a repository, as git reads them.
package struct IgnoreRules: Sendable {
  package static let name = ".gitignore"

  private var files: [File] = []

  /// The lines of one file, and the folder that they speak of.
  private struct File: Sendable {
    /// From the project's folder; `nil` for one above it.
    let folder: String?
    /// The way from the file's folder down to the project's, where the file is above.
    let way: [UInt8]
    let rules: [Rule]
  }

  fileprivate struct Rule: Sendable {
    let kind: Kind
    let isNegated: Bool
    let isOfFolders: Bool

    enum Kind {
      /// `build`, anywhere below.
      case name([UInt8])
      /// `*.xcuserstate`, anywhere below: what is behind the `*`.
      case ending([UInt8])
      /// `*.[oa]`, anywhere below.
      case pattern([UInt8])
      /// `fastlane/report.xml`: from the file's folder on.
      case path([[UInt8]])
    }
  }

  /// Those above the project, up to the repository's own folder.
  ///
  /// - Parameter root: the project's folder, absolute.
  package init(above root: String) {
    var way: [UInt8] = []
    var folder = root
    while !Self.isRepository(folder), let parent = folder.parentFolder {
      way = Array(folder.utf8.dropFirst(parent.utf8.count + 1)) + [UInt8(ascii: "/")] + way
      folder = parent
      add(Self.rules(in: folder), below: nil, way)
    }
    // Outside of a repository, git would read none.
    if !Self.isRepository(folder) { files = [] }
    files.reverse()
  }

  /// The same with the `.gitignore` of a folder of the project.
  package mutating func enter(_ folder: String, of root: String) {
    add(Self.rules(in: folder.isEmpty ? root : root + "/" + folder), below: folder, [])
  }

  /// True if nothing is ignored.
  package var isEmpty: Bool { files.isEmpty }

  /// Forgets the file of a folder that is left.
  package mutating func leave(_ folder: String) {
    if files.last?.folder == folder { files.removeLast() }
  }

  /// - Parameter path: from the project's folder.
  package func ignores(_ path: String, isFolder: Bool) -> Bool {
    guard !files.isEmpty else { return false }
    let whole = Array(path.utf8)
    for file in files.reversed() {
      let start = file.folder.map { $0.isEmpty ? 0 : $0.utf8.count + 1 } ?? 0
      let rest = file.way.isEmpty ? whole[start...] : (file.way + whole)[...]
      if let rule = file.rules.last(where: { $0.matches(rest, isFolder: isFolder) }) {
        return !rule.isNegated
      }
    }
    return false
  }
}

extension IgnoreRules {
  private mutating func add(_ rules: [Rule], below folder: String?, _ way: [UInt8]) {
    if !rules.isEmpty { files.append(File(folder: folder, way: way, rules: rules)) }
  }

  private static func isRepository(_ folder: String) -> Bool {
    ((try? Disk.entry(at: folder + "/.git")) ?? .nothing) != .nothing
  }

  private static func rules(in folder: String) -> [Rule] {
    let bytes = ((try? Disk.contents(of: folder + "/" + name)) ?? nil) ?? []
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.compactMap(
      Rule.init)
  }
}

extension IgnoreRules.Rule {
  /// - Returns: `nil` for a line that says nothing.
  init?(_ line: ArraySlice<UInt8>) {
    var text = line
    while text.last == UInt8(ascii: " "), text.dropLast().last != UInt8(ascii: "\\") {
      text.removeLast()
    }
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    isOfFolders = text.last == UInt8(ascii: "/")
    if isOfFolders { text.removeLast() }
    let names = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard !text.isEmpty else { return nil }
    if names.count > 1 {
      let parts = names.drop { $0.isEmpty }.map(Array.init)
      // `//` names nothing.
      guard !parts.isEmpty else { return nil }
      kind = .path(parts)
    } else if !text.contains(where: \.isPatternSign) {
      kind = .name(Array(text))
    } else if text.first == UInt8(ascii: "*"), !text.dropFirst().contains(where: \.isPatternSign) {
      kind = .ending(Array(text.dropFirst()))
    } else {
      kind = .pattern(Array(text))
    }
  }

  /// - Parameter path: from the folder of the rule's file.
  func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    guard isFolder || !isOfFolders else { return false }
    switch kind {
    case .name(let name): return path.isNamed(name) && path.endsWith(name)
    case .ending(let ending): return path.endsWith(ending)
    case .pattern(let pattern):
      let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex
      return Glob.matches(path[start...], pattern[...])
    case .path(let parts):
      guard parts[0].contains(where: \.isPatternSign) || path.starts(with: parts[0]) else {
        return false
      }
      return Self.matches(path.split(separator: UInt8(ascii: "/")), parts)
    }
  }

  /// Only the last `**` is tried again: what an earlier one could take, it can too.
  private static func matches(_ names: [ArraySlice<UInt8>], _ parts: [[UInt8]]) -> Bool {
    var (name, part) = (0, 0)
    var retry: (name: Int, part: Int)?
    while name < names.count {
      if part < parts.count, parts[part].elementsEqual("**".utf8) {
        part += 1
        // At the end, all that is below.
        if part == parts.count { return true }
        retry = (name, part)
      } else if part < parts.count, Glob.matches(names[name], parts[part][...]) {
        (name, part) = (name + 1, part + 1)
      } else if let last = retry {
        (name, part) = (last.name + 1, last.part)
        retry = (name, part)
      } else {
        return false
      }
    }
    return part == parts.count
  }
}

/// `*.swift`, `[Bb]uild`, `?`: a pattern of one name.
private enum Glob {
  static func matches(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var (name, pattern) = (name, pattern)
    // Where to go on behind the last `*`, if what comes now does not fit.
    var retry: (name: ArraySlice<UInt8>, pattern: ArraySlice<UInt8>)?
    while true {
      if pattern.first == UInt8(ascii: "*") {
        pattern.removeFirst()
        retry = (name, pattern)
      } else if let rest = step(name, pattern) {
        (name, pattern) = rest
      } else if name.isEmpty, pattern.isEmpty {
        return true
      } else if let last = retry, !last.name.isEmpty {
        retry = (last.name.dropFirst(), last.pattern)
        (name, pattern) = (last.name.dropFirst(), last.pattern)
      } else {
        return false
      }
    }
  }

  /// The rest behind one byte that fits.
  private static func step(
    _ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>
  ) -> (ArraySlice<UInt8>, ArraySlice<UInt8>)? {
    guard let byte = name.first, let sign = pattern.first else { return nil }
    switch sign {
    case UInt8(ascii: "?"): return (name.dropFirst(), pattern.dropFirst())
    case UInt8(ascii: "["):
      guard let end = pattern.dropFirst(2).firstIndex(of: UInt8(ascii: "]")) else { return nil }
      var set = pattern[(pattern.startIndex + 1)..<end]
      let isNegated = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
      if isNegated { set.removeFirst() }
      guard contains(byte, set) != isNegated else { return nil }
      return (name.dropFirst(), pattern[(end + 1)...])
    case UInt8(ascii: "\\"):
      let plain = pattern.dropFirst()
      return plain.first == byte ? (name.dropFirst(), plain.dropFirst()) : nil
    default: return byte == sign ? (name.dropFirst(), pattern.dropFirst()) : nil
    }
  }

  /// `a-z_`
  private static func contains(_ byte: UInt8, _ set: ArraySlice<UInt8>) -> Bool {
    var set = set
    while let first = set.popFirst() {
      if set.first == UInt8(ascii: "-"), let last = set.dropFirst().first {
        if first <= byte, byte <= last { return true }
        set = set.dropFirst(2)
      } else if first == byte {
        return true
      }
    }
    return false
  }
}

extension ArraySlice<UInt8> {
  /// True if a path's last name has just as many bytes as another name.
  fileprivate func isNamed(_ name: [UInt8]) -> Bool {
    count == name.count
      || count > name.count && self[endIndex - name.count - 1] == UInt8(ascii: "/")
  }

  fileprivate func endsWith(_ ending: [UInt8]) -> Bool {
    guard count >= ending.count else { return false }
    var (one, other) = (endIndex, ending.count)
    while other > 0 {
      (one, other) = (one - 1, other - 1)
      if self[one] != ending[other] { return false }
    }
    return true
  }
}

extension UInt8 {
  /// True if it means more than itself in a pattern.
  fileprivate var isPatternSign: Bool {
    self == UInt8(ascii: "*") || self == UInt8(ascii: "?") || self == UInt8(ascii: "[")
      || self == UInt8(ascii: "\\")
  }
}
