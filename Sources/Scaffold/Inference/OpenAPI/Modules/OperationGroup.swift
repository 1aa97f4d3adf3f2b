import Templates

/// Operations at one place of an API, however its path is written: with a `/` or `.json` at the end, in
/// the singular or the plural, with a version in front or without.
struct OperationGroup {
  private(set) var operations: [APIOperation]
  /// The shapes of its paths.
  private(set) var shapes: [[String]]
  let looseShape: [String]

  private init(_ operation: APIOperation) {
    let path = APIPath(operation.path)
    (operations, shapes, looseShape) = ([operation], [path.shape], path.looseShape)
  }

  /// In the order of the document. Two lists stay apart, even if only their versions differ.
  static func groups(of operations: [APIOperation]) -> [OperationGroup] {
    var groups: [OperationGroup] = []
    var places: [[String]: Int] = [:]
    for operation in operations {
      let shape = APIPath(operation.path).shape
      if let place = places[shape], groups[place].takes(operation) {
        groups[place].operations.append(operation)
      } else {
        places[shape] = places[shape] ?? groups.count
        groups.append(OperationGroup(operation))
      }
    }
    return united(groups)
  }

  private static func united(_ groups: [OperationGroup]) -> [OperationGroup] {
    var united: [OperationGroup] = []
    var places: [[String]: Int] = [:]
    for group in groups {
      if let place = places[group.looseShape], united[place].methods.isDisjoint(with: group.methods)
      {
        united[place].operations += group.operations
        united[place].shapes += group.shapes
      } else {
        places[group.looseShape] = places[group.looseShape] ?? united.count
        united.append(group)
      }
    }
    return united
  }
}

extension OperationGroup {
  private var methods: Set<String> { Set(operations.map(\.method)) }

  /// False for what another operation does already, on a path that differs by more than a `/`.
  private func takes(_ new: APIOperation) -> Bool {
    let plain = { (path: String) in path.hasSuffix("/") ? String(path.dropLast()) : path }
    return !operations.contains { $0.method == new.method && plain($0.path) != plain(new.path) }
  }

  func operation(_ methods: String...) -> APIOperation? {
    methods.lazy.compactMap { method in operations.first { $0.method == method } }.first
  }

  /// True if its path leads to one of many, by its last segment.
  var isOfOne: Bool { operations.first.map { APIPath($0.path).lastParameter != nil } ?? false }
}
