import Foundation

/// The tables of `Tests/StandIns/Names`: which names Apple's types have already, since which system.
struct AppleNames: Sendable {
  private(set) var types: [String: AppleType] = [:]

  /// All tables, as they are in the repository.
  static let all = Result {
    try AppleNames(
      Repository.files(in: "Tests/StandIns/Names").filter(\.isTable).map(Repository.read))
  }

  /// - Throws: `BadTable` with the line that is none.
  init(_ tables: [String]) throws {
    for table in tables {
      var current: String?
      for line in table.split(separator: "\n") where !line.hasPrefix("#") {
        let words = line.split(separator: " ").map(String.init)
        if line.hasPrefix("  "), let current, words.count > 1 {
          types[current]?.members += words.dropFirst().map { AppleMember($0, since: words[0]) }
        } else if words.count > 1, words[1].hasSuffix(":") {
          current = words[0]
          types[words[0], default: AppleType(system: String(words[1].dropLast()))].above +=
            words.dropFirst(2)
        } else {
          throw BadTable(line: String(line))
        }
      }
    }
  }

  struct BadTable: Error { let line: String }
}

extension String {
  /// Not a script, and no page.
  fileprivate var isTable: Bool { !contains("refresh-") }
}

extension AppleNames {
  /// A type and all that it has its members from.
  func family(of name: String) -> [String] {
    var family: [String] = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard let type = types[next], !family.contains(next) else { continue }
      family.append(next)
      waiting += type.above
    }
    return family
  }

  /// Whether it is a class, and no protocol.
  func isClass(_ name: String) -> Bool { family(of: name).contains("NSObject") }

  /// The member of an Apple type that one of ours would take the name of.
  func clash(of member: SwiftMember, in type: String) -> (owner: String, member: AppleMember)? {
    for owner in family(of: type) {
      if let taken = types[owner]?.members.first(where: { $0.isTaken(by: member) }) {
        return (owner, taken)
      }
    }
    return nil
  }
}
