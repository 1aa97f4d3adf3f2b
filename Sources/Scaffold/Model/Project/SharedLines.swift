import Ground

/// The lines between the markers of a project's shared files, each file read once for all modules.
package final class SharedLines {
  private let root: String
  private var known: [Place: Lines] = [:]
  private var allowances: [ProjectPath: Bool] = [:]

  /// A marker and the file that it is in.
  private struct Place: Hashable {
    let file: ProjectPath
    let marker: String
  }

  private struct Lines {
    let all: [String]
    let exact: Set<String>
  }

  /// - Parameter root: the project's folder, absolute.
  package init(in root: String) { self.root = root }

  /// True if a line is there, as it was put there or edited; or has no place at all, as the file is
  /// a test plan that the team did without.
  package func contain(_ insertion: Insertion) throws(SystemError) -> Bool {
    if insertion.isOptional, try Disk.entry(at: insertion.file.path(in: root)) == .nothing {
      return true
    }
    let lines = try lines(at: Place(file: insertion.file, marker: insertion.marker))
    return lines.exact.contains(insertion.line)
      || lines.all.contains { $0.hasPrefix(insertion.key) }
  }

  /// True if a comment in the file says that lines are left out on purpose:
  /// `// scaffold:allow unregistered it is reached from the profile`.
  package func allowMissing(in file: ProjectPath) throws(SystemError) -> Bool {
    if let known = allowances[file] { return known }
    let contents = try Disk.contents(of: file.path(in: root)) ?? []
    let isAllowed = contents.lastRange(of: Self.allowance) != nil
    allowances[file] = isAllowed
    return isAllowed
  }

  private static let allowance = Array("scaffold:allow unregistered ".utf8)

  private func lines(at place: Place) throws(SystemError) -> Lines {
    if let lines = known[place] { return lines }
    let contents = try Disk.contents(of: place.file.path(in: root)) ?? []
    let region = try? MarkedRegion(place.marker, in: contents, for: "")
    let lines = Lines(all: region?.lines ?? [], exact: Set(region?.lines ?? []))
    known[place] = lines
    return lines
  }
}
