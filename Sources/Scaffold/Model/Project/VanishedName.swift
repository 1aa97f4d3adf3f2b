/// A name that was generated and is not any more.
package struct VanishedName: Hashable, Sendable {
  package let name: String
  /// The type that it was a member of; `nil` for a type, and for what was a member of none.
  package let owner: String?
  /// What took its place, if the template says so.
  package let successor: String?

  package init(_ name: String, of owner: String?, successor: String? = nil) {
    (self.name, self.owner, self.successor) = (name, owner, successor)
  }
}

extension VanishedName {
  /// What is wrong where some are used.
  package static func problem(with names: [VanishedName]) -> String {
    var lists: [(owner: String?, names: [String])] = []
    for name in names {
      if let index = lists.firstIndex(where: { $0.owner == name.owner }) {
        if !lists[index].names.contains(name.name) { lists[index].names.append(name.name) }
      } else {
        lists.append((name.owner, [name.name]))
      }
    }
    let words = lists.map { list in
      list.names.map { "`\($0)`" }.joined(separator: ", ")
        + (list.owner.map { " of `\($0)`" } ?? "")
    }
    let verb = lists.reduce(0) { $0 + $1.names.count } == 1 ? "is" : "are"
    return "uses \(words.joined(separator: " and ")), which \(verb) generated no more"
  }

  /// Where some are used, what is wrong there, and what to do about it.
  package static func note(on names: [VanishedName], at place: String) -> String {
    "\(place) \(problem(with: names))" + (fix(of: names).map { "; " + $0 } ?? "")
  }

  /// What is to be done about it; `nil` where nobody knows.
  package static func fix(of names: [VanishedName]) -> String? {
    var ways: [String] = []
    for name in names {
      guard let successor = name.successor else { continue }
      let way = "`\(successor)` took the place of `\(name.name)`"
      if !ways.contains(way) { ways.append(way) }
    }
    return ways.isEmpty ? nil : ways.joined(separator: ", ")
  }
}
