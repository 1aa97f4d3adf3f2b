/// An edge of a graph between two boxes, and the way it takes.
struct GraphLink: Equatable, Sendable {
  let from: GraphBox
  let to: GraphBox
  let edge: ArchitectureGraph.Edge
  private(set) var route: Route

  /// What goes the same way from many is drawn as one line.
  enum Route: Equatable, Sendable {
    /// From the app to the modules: a line above them.
    case fromApp
    /// From the modules to what all may use: a line below them.
    case toShared
    /// From the app to what all may use: past all of them.
    case pastAll
    /// From a tier of the modules to what they all stand on there: a line along the tier.
    case alongTier
    /// Straight down to the next tier.
    case straight
    /// Within a column, around what is between.
    case around
    /// Within a tier, over what is between.
    case over
    /// From one tier to another, across columns.
    case across
    /// To what many use and may not, where there is so much of that: one line above it.
    case merged
  }

  var isViolation: Bool { !edge.findings.isEmpty }

  /// True if it is new, and right.
  var isFresh: Bool { edge.change == .new && !isViolation }

  /// True if it has a line of its own.
  var isAlone: Bool { ![.fromApp, .toShared, .pastAll, .alongTier].contains(route) }
}

extension GraphLink {
  /// The edges between boxes of a picture, in the order of the boxes.
  static func all(of graph: ArchitectureGraph, in grid: GraphGrid) -> [GraphLink] {
    let boxes = Dictionary(grid.boxes.map { ($0.node.id, $0) }, uniquingKeysWith: { one, _ in one })
    let links = graph.edges.compactMap { edge -> GraphLink? in
      guard let from = boxes[edge.from], let to = boxes[edge.to] else { return nil }
      let isAllowed = edge.findings.isEmpty
      // What changed is examined one by one.
      let bundle = isAllowed && edge.change == nil ? shared(from, to, grid) : nil
      let route = bundle ?? own(from, to, isAllowed: isAllowed)
      return GraphLink(from: from, to: to, edge: edge, route: route)
    }
    return links.mergingViolations
      .sorted { ($0.from.index, $0.to.index) < ($1.from.index, $1.to.index) }
  }

  /// The way that many take together.
  private static func shared(_ from: GraphBox, _ to: GraphBox, _ grid: GraphGrid) -> Route? {
    let (start, end) = (grid.rows[from.row].kind, grid.rows[to.row].kind)
    if start == .app, end == .shared { return .pastAll }
    if start == .app, to.column != nil { return .fromApp }
    if end == .shared, from.column != nil { return .toShared }
    let isBelow = to.row == from.row || to.row == from.row + 1
    if isBelow, from.module != nil, to.column != nil, to.module == nil { return .alongTier }
    return nil
  }

  /// The way that one takes alone. What is wrong does not hide behind what is right.
  private static func own(_ from: GraphBox, _ to: GraphBox, isAllowed: Bool) -> Route {
    if from.row == to.row { return .over }
    guard from.column != nil, from.column == to.column, from.slot == to.slot else {
      return .across
    }
    let isNext = to.row == from.row + 1 && from.isLast && to.line == 0
    return isNext && isAllowed ? .straight : .around
  }
}

extension [GraphLink] {
  /// With more red arrows than one can follow, those to the same box become one.
  fileprivate var mergingViolations: [GraphLink] {
    guard count(where: \.isViolation) > 24 else { return self }
    let ends = Dictionary(lazy.filter(\.isViolation).map { ($0.to.index, 1) }, uniquingKeysWith: +)
    return map { link in
      guard link.isViolation, ends[link.to.index, default: 0] > 1 else { return link }
      var link = link
      link.merge()
      return link
    }
  }
}

extension GraphLink {
  fileprivate mutating func merge() { route = .merged }
}
