import Ground
import Model

/// The names by which patterns know the parts of a project. Each part is looked up once.
struct PartNames {
  private let lists: [[PlacePattern]]
  private let targets: Set<String>
  private var known: [[Part: String?]]

  init(_ lists: [[PlacePattern]], _ map: ProjectMap) {
    self.lists = lists
    targets = map.targetNames
    known = lists.map { _ in [:] }
  }

  func patterns(in list: Int) -> [PlacePattern] { lists[list] }

  /// The target or the folder that the part is of by one of the patterns.
  mutating func name(of part: Part, in list: Int) -> String? {
    if let name = known[list][part] { return name }
    let targets = targets
    let name = lists[list].lazy.compactMap { $0.name(of: part, besides: targets) }.first
    known[list][part] = .some(name)
    return name
  }
}

extension PlacePattern {
  /// The name that fits a pattern: that of a target, or of a folder.
  ///
  /// - Parameter targets: what is called as one of them is that target, and no folder.
  /// - Returns: `nil` if the part is not among it.
  fileprivate func name(of part: Part, besides targets: Set<String>) -> String? {
    if let target = part.target, match(name: target[...]) != nil { return target }
    guard !targets.contains(text) else { return nil }
    let folders = part.folder.isEmpty ? [] : part.folder.pathComponents
    guard let match = match(folders: folders[...]) else { return nil }
    return folders[..<match.depth].joined(separator: "/")
  }
}
