/// The groups of one of the things that a path has, by the path of all of them.
struct ItemGroups {
  private let groups: [[String]: OperationGroup]
  private let looseGroups: [[String]: OperationGroup]

  init(among groups: [OperationGroup]) {
    let ones = groups.filter(\.isOfOne)
    self.groups = Dictionary(
      ones.flatMap { group in group.shapes.map { (Array($0.dropLast()), group) } },
      uniquingKeysWith: { first, _ in first })
    looseGroups = Dictionary(
      ones.map { (Array($0.looseShape.dropLast()), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// `/pets/{id}` for `/pets`
  func group(of path: String) -> OperationGroup? {
    let path = APIPath(path)
    return group(ofShape: path.shape) ?? looseGroups[path.looseShape]
  }

  func group(ofShape shape: [String]) -> OperationGroup? { groups[shape] }
}
