/// A pattern for the paths of a template: `*` stands for any name, `**` for any number of folders.
package struct PathPattern: Equatable, Sendable {
  let text: String
  private let bytes: [UInt8]

  package init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }
}

extension PathPattern {
  /// A place to go on from with a longer stretch for a star.
  private typealias Retry = (pattern: Int, path: Int)

  package func matches(_ path: String) -> Bool {
    var path = path
    return path.withUTF8(matches)
  }

  /// Only the last star of each kind is tried again: what an earlier one could take, it can too.
  private func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    var place: Retry = (0, 0)
    var star: Retry?
    var folders: Retry?
    while place.pattern < bytes.count || place.path < path.count {
      if hasFolders(at: place.pattern) {
        guard place.pattern + 2 < bytes.count else { return place.path < path.count }
        // What stands behind `**/` may begin at each folder of the path.
        place.pattern += 3
        (folders, star) = (place, nil)
      } else if hasStar(at: place.pattern) {
        place.pattern += 1
        star = place
      } else if place.pattern < bytes.count, place.path < path.count,
        bytes[place.pattern] == path[place.path]
      {
        place = (place.pattern + 1, place.path + 1)
      } else if let retry = star, retry.path < path.count, path[retry.path] != Self.slash {
        place = (retry.pattern, retry.path + 1)
        star = place
      } else if let retry = folders, let slash = path[retry.path...].firstIndex(of: Self.slash) {
        place = (retry.pattern, slash + 1)
        (folders, star) = (place, nil)
      } else {
        return false
      }
    }
    return true
  }

  /// True if it stands for Swift files only.
  var isOfSwift: Bool { [".swift", ".swift.stencil"].contains(where: text.hasSuffix) }

  private func hasStar(at index: Int) -> Bool { index < bytes.count && bytes[index] == Self.star }

  private func hasFolders(at index: Int) -> Bool { hasStar(at: index) && hasStar(at: index + 1) }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
}
