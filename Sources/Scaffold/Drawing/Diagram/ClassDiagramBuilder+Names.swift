import SwiftReading

extension ClassDiagramBuilder {
  /// The names in a type, those behind a `typealias` in its place.
  func expanded(_ text: TypeText, in owner: String) -> [TypeText.Mention] {
    var known: Set<String> = []
    return expanded(text, in: owner, &known)
  }

  /// - Parameter known: the aliases that have been looked behind; once is enough.
  private func expanded(
    _ text: TypeText, in owner: String, _ known: inout Set<String>
  ) -> [TypeText.Mention] {
    var mentions: [TypeText.Mention] = []
    for mention in text.mentions {
      guard let alias = scopes(of: mention.name, in: owner).first(where: isAlias),
        let meant = aliases[alias]
      else {
        mentions.append(mention)
        continue
      }
      guard known.insert(alias).inserted else { continue }
      mentions += expanded(meant, in: owner, &known).map { inner in
        TypeText.Mention(
          name: inner.name, count: max(inner.count, mention.count),
          isArgument: inner.isArgument || mention.isArgument)
      }
    }
    return mentions
  }

  private func isAlias(_ name: String) -> Bool { aliases[name] != nil }

  /// The box that a name means where it stands; `nil` if it has none.
  func target(of name: String, in owner: String) -> String? {
    let first = name.prefix { $0 != "." }
    if isParameter(String(first), of: owner) { return nil }
    let candidates = scopes(of: name, in: owner)
    if let own = candidates.first(where: { types[$0]?.declared != nil }) { return own }
    if candidates.contains(where: isAlias) { return nil }
    if let other = candidates.first(where: { neighbours[$0] != nil }) { return other }
    let isKnown = types[String(first)] != nil || neighbours[String(first)] != nil
    if isKnown || !neighbours.isEmpty || SystemType.isKnown(String(first)) { return nil }
    return name
  }

  /// The possible meanings of a name, the innermost first: `Login.State.Row`, `Login.Row`, `Row`. A
  /// target may stand before it.
  private func scopes(of name: String, in owner: String) -> [String] {
    var scopes: [String] = []
    var outer = owner[...]
    while !outer.isEmpty {
      scopes.append(outer + "." + name)
      outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
    }
    let withoutTarget = name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) }
    return scopes + [name] + [withoutTarget].compactMap(\.self)
  }

  private func isParameter(_ name: String, of owner: String) -> Bool {
    var outer = owner[...]
    while !outer.isEmpty {
      if types[String(outer)]?.declared?.parameters.contains(name) == true { return true }
      outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
    }
    return false
  }
}
