import Ground

/// The folder in which agents may name files, wherever `..` and links would lead.
struct Enclosure: Sendable {
  private let root: String
  private let realRoot: String

  /// - Parameter root: the folder, absolute.
  init(root: String) {
    self.root = root
    realRoot = Disk.resolved(root) ?? root
  }

  /// True if a path from the folder stays in it. Nothing need be there.
  func contains(_ path: String) -> Bool {
    var path = path.absolute(in: root)
    while path != root {
      guard root == "/" || path.isIn(root) else { return false }
      if let real = Disk.resolved(path) { return realRoot == "/" || real.isIn(realRoot) }
      // A link that leads nowhere yet could lead anywhere.
      guard (try? Disk.entry(at: path)) == .nothing, let parent = path.parentFolder else {
        return false
      }
      path = parent
    }
    return true
  }
}
