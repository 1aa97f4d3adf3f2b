/// What uses say of the roles of parts, besides their names.
extension PartGraph {
  /// The parts, in which a target that is called as one of views and stands below others, as a design
  /// system does, is shared, a folder is no app that others use more than it uses them, and one that
  /// shows something is of views.
  func withRoles(_ parts: [ProjectPart]) -> [ProjectPart] {
    var uses = parts.map { _ in (out: 0, back: 0, seen: Set<Int>(), fans: Set<Int>()) }
    for (edge, count) in counts {
      uses[edge.from].out += count
      uses[edge.from].seen.insert(edge.to)
      uses[edge.to].back += count
      uses[edge.to].fans.insert(edge.from)
    }
    // Where the app has a library of views below it, its extensions are no part of that either.
    let isApart = zip(parts, uses).contains { part, uses in
      part.isApp && part.role == .view
        && uses.seen.contains { parts[$0].isTarget && !parts[$0].isApp && parts[$0].role == .view }
    }
    let rest = parts.contains { $0.role == .model } ? Role.model : nil
    return zip(parts.indices, uses).map { index, uses in
      var part = parts[index]
      // What uses those above its shelf, as what puts features together does, does not stand in it.
      if let role = part.role, part.shelf != nil, !part.isApp {
        let isAbove = { (other: Int) in parts[other].role.flatMap { $0.isAbove(role) } == true }
        let (up, fans) = (uses.seen.filter(isAbove), uses.fans.filter(isAbove))
        if up.count > 2, fans.count * 4 <= up.count { (part.shelf, part.role) = (nil, .router) }
      }
      let lower = uses.fans.filter { parts[$0].role != .view && parts[$0].role != .app }
      switch part.role {
      case .app where !part.isTarget && !part.isStart && uses.back * 4 > uses.out:
        part.role = rest
      case nil
      where part.isPlain && part.filesOfViews * 2 >= part.files && uses.out * 2 >= uses.back:
        part.role = .view
      case .view where part.isApp && part.shelf == nil && isApart: part.role = .app
      case .view
      where part.isTarget && !part.name.hasSuffix("Feature") && !lower.isEmpty
        && uses.seen.isDisjoint(with: lower):
        part.role = .shared
      default: break
      }
      return part
    }
  }
}
