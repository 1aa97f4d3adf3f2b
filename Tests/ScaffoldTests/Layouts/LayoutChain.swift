@testable import SwiftReading

/// A type that stores by value what a type of another target stores by value of a third.
///
/// The compiler's incremental build does not compile every file again that knows such a type when
/// the layout at the end changes, so that the program reads and writes where nothing is.
struct LayoutChain: Hashable, CustomStringConvertible {
  let types: [String]

  var description: String { types.joined(separator: " stores ") }
}

extension LayoutChain {
  /// All in the Swift files of a project, each a path and its text.
  static func all(in files: [String: String]) -> [LayoutChain] {
    LayoutChains(files).all.sorted { $0.description < $1.description }
  }
}

/// Follows what the types of a project store.
private struct LayoutChains {
  private var types: [String: [StoredType]] = [:]
  private let targets: Set<String>
  private(set) var all: Set<LayoutChain> = []

  init(_ files: [String: String]) {
    var targets: Set<String> = []
    for (path, text) in files {
      guard path.hasSuffix(".swift"), let target = StoredType.target(of: path) else { continue }
      targets.insert(target)
      let source = SwiftSource(Array(text.utf8))
      for outline in TypeReader.outlines(of: source) {
        guard let type = StoredType(outline, of: source, in: target) else { continue }
        types[type.name, default: []].append(type)
      }
    }
    self.targets = targets
    for type in types.values.joined() { follow([type]) }
  }

  private mutating func follow(_ chain: [StoredType]) {
    let last = chain[chain.count - 1]
    if chain.count > 1, last.isFixed { return }
    if Set(chain.map(\.target)).count > 2 {
      all.insert(LayoutChain(types: chain.map(\.fullName)))
      return
    }
    for part in last.parts {
      for next in stored(part, in: last)
      where !chain.contains(where: { $0.fullName == next.fullName }) {
        follow(chain + [next])
      }
    }
  }

  /// The types of which a value holds values. What is in a list or behind a protocol or a closure
  /// stands elsewhere.
  private func stored(_ text: TypeText, in type: StoredType) -> [StoredType] {
    guard !text.text.hasPrefix("any "), !text.text.hasPrefix("(any ") else { return [] }
    var isArgumentStored = true
    return text.mentions.compactMap { mention in
      guard mention.count != .many, !type.parameters.contains(mention.name) else { return nil }
      let found = lookUp(mention.name, in: type)
      if !mention.isArgument {
        isArgumentStored = found.map(storesParameter) ?? !Self.references.contains(mention.name)
      } else if !isArgumentStored {
        return nil
      }
      return found
    }
  }

  /// Types of the system whose arguments stand elsewhere.
  private static let references: Set<String> = [
    "Array", "AsyncStream", "CheckedContinuation", "Dictionary", "Set", "Task",
  ]

  private func storesParameter(_ type: StoredType) -> Bool {
    !type.isFixed
      && type.parts.contains { part in
        part.mentions.contains { $0.count != .many && type.parameters.contains($0.name) }
      }
  }

  /// A name means what is inside of the type where it stands, or of one around it, then what is
  /// outside of all; behind the name of a target, what that has.
  private func lookUp(_ name: String, in type: StoredType) -> StoredType? {
    let parts = name.split(separator: ".")
    if parts.count > 1, targets.contains(String(parts[0])) {
      return types[parts.dropFirst().joined(separator: "."), default: []]
        .first { $0.target == parts[0] }
    }
    var around = type.name.split(separator: ".")[...]
    while true {
      if let found = types[(around + parts).joined(separator: ".")] {
        return found.first { $0.target == type.target } ?? found.first
      }
      if around.popLast() == nil { return nil }
    }
  }
}
