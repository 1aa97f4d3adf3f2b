import Ground

/// A name that was generated and is not any more.
package struct VanishedName: Hashable, Sendable {
  package let name: String
  /// The type that it was a member of; `nil` for a type, and for what was a member of none.
  package let owner: String?
  /// Its successor, if the template names one.
  package let successor: String?

  package init(_ name: String, of owner: String?, successor: String? = nil) {
    (self.name, self.owner, self.successor) = (name, owner, successor)
  }
}

extension VanishedName {
  /// The problem where some are used.
  package static func problem(with names: [VanishedName]) -> Message {
    var lists: [(owner: String?, names: [String])] = []
    for name in names {
      if let index = lists.firstIndex(where: { $0.owner == name.owner }) {
        if !lists[index].names.contains(name.name) { lists[index].names.append(name.name) }
      } else {
        lists.append((name.owner, [name.name]))
      }
    }
    let words = lists.map { list -> Message in
      let names = list.names.map { "`\($0)`" }.joined(separator: ", ")
      return list.owner.map { "\(names) of `\($0)`" } ?? Message(verbatim: names)
    }
    let list = words.joined(separator: Message(" and ").text)
    return lists.reduce(0) { $0 + $1.names.count } == 1
      ? "uses \(list), which is generated no more" : "uses \(list), which are generated no more"
  }

  /// Where some are used, what is wrong there, and what to do about it.
  package static func note(on names: [VanishedName], at place: String) -> String {
    Message.inARow([Message(verbatim: "\(place) \(problem(with: names).text)"), fix(of: names)])?
      .text ?? ""
  }

  /// The fix; `nil` where nobody knows one.
  package static func fix(of names: [VanishedName]) -> Message? {
    var ways: [String] = []
    for name in names {
      guard let successor = name.successor else { continue }
      let way = Message("`\(successor)` took the place of `\(name.name)`").text
      if !ways.contains(way) { ways.append(way) }
    }
    return ways.isEmpty ? nil : Message(verbatim: ways.joined(separator: ", "))
  }
}
