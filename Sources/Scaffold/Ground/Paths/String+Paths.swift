extension String {
  /// The path of what is called so in a folder. The project's own folder is the empty path.
  package func below(_ folder: String) -> String {
    guard !isEmpty, !folder.isEmpty else { return folder + self }
    var path = ""
    // Texts that are put together one by one get room for twice as much.
    path.reserveCapacity(folder.utf8.count + 1 + utf8.count)
    path += folder
    path += "/"
    path += self
    return path
  }

  /// True if the path is that of a folder or of something in it.
  package func isIn(_ folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }

  /// The path from the top of the disk, without `.` and `..`, of what is called so in a folder.
  package func absolute(in directory: String) -> String {
    var components: [Substring] = []
    let whole = hasPrefix("/") ? self : directory + "/" + self
    for component in whole.pathComponents where component != "." && !component.isEmpty {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }

  /// The part behind the last `/`.
  package var lastName: Substring { pathComponents.last ?? self[...] }

  /// The folder that a folder is in; `nil` at the top of the disk.
  package var parentFolder: String? {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")), slash != startIndex else { return nil }
    return String(self[..<slash])
  }

  /// The way to the path from a folder, such as `../team-templates`; both are absolute.
  package func way(from folder: String) -> String {
    let (from, to) = (folder.pathComponents, pathComponents)
    let common = zip(from, to).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: from.count - common)
    return (ups + to.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// The path without `.` and `..`; `nil` if it leads out of the folder that it starts from.
  package var normalPath: String? {
    var names: [Substring] = []
    for name in split(separator: "/") where name != "." {
      if name != ".." {
        names.append(name)
      } else if names.popLast() == nil {
        return nil
      }
    }
    return names.joined(separator: "/")
  }

  package var trimmingSlashes: String {
    var text = self[...]
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    return String(text)
  }
}
