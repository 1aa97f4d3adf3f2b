/// A path in which `*` stands for a part of a name, and `**` for any folders: `**/*Tests.swift`.
package struct PathGlob: Sendable {
  private let parts: [[UInt8]]

  package init(_ text: String) {
    parts = text.split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }
  }
}

extension PathGlob {
  /// True if it may fit some files of a folder and not the others.
  package var tellsFilesApart: Bool {
    parts.last.map { last in last.contains(Self.star) || last.suffix(6).elementsEqual(".swift".utf8)
    } ?? false
  }

  /// True if it fits a path, or a folder that the path is in.
  package func fits(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    // Behind `**`, it is tried anew one name further on. Only the last `**` has to be tried so.
    var (part, name) = (0, 0)
    var retry: (part: Int, name: Int)?
    while true {
      if part == parts.count { return true }
      if Self.isAnyFolders(parts[part]) {
        retry = (part + 1, name)
        part += 1
      } else if name < names.count, Self.fits(parts[part], names[name]) {
        (part, name) = (part + 1, name + 1)
      } else if let last = retry, last.name < names.count {
        retry = (last.part, last.name + 1)
        (part, name) = (last.part, last.name + 1)
      } else {
        return false
      }
    }
  }

  private static let star = UInt8(ascii: "*")

  private static func isAnyFolders(_ part: [UInt8]) -> Bool { part == [star, star] }

  /// True if a name with `*` in it fits another one; `?` is one character.
  private static func fits(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var (place, index) = (0, 0)
    var retry: (place: Int, index: Int)?
    while index < name.count || place < pattern.count {
      if place < pattern.count, pattern[place] == star {
        retry = (place + 1, index)
        place += 1
      } else if place < pattern.count, index < name.count,
        pattern[place] == name[index] || pattern[place] == UInt8(ascii: "?")
      {
        (place, index) = (place + 1, index + 1)
      } else if let last = retry, last.index < name.count {
        retry = (last.place, last.index + 1)
        (place, index) = (last.place, last.index + 1)
      } else {
        return false
      }
    }
    return true
  }
}
