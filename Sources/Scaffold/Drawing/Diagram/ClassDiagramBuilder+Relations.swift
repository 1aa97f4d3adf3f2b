import SwiftReading

extension ClassDiagramBuilder {
  var allRelations: [ClassDiagram.Relation] {
    let declared = names.sorted().compactMap { name in
      types[name].flatMap { $0.declared == nil ? nil : (name: name, type: $0) }
    }
    let firm = declared.flatMap { parents(of: $0.name, $0.type) + holdings(of: $0.name, $0.type) }
    let uses = declared.flatMap { self.uses(of: $0.name, $0.type, beside: firm) }
    return (firm + uses).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  private func parents(of name: String, _ type: MergedType) -> [ClassDiagram.Relation] {
    var relations: [ClassDiagram.Relation] = []
    for (index, mention) in type.inherited.flatMap(\.mentions).enumerated() {
      guard !mention.isArgument, let target = target(of: mention.name, in: name),
        target != name, !relations.contains(where: { $0.to == target })
      else { continue }
      let isSuperclass = isSuperclass(target, at: index, of: type)
      relations.append(
        ClassDiagram.Relation(from: name, to: target, kind: isSuperclass ? .inherits : .conforms))
    }
    return relations.sorted { $0.to < $1.to }
  }

  /// A class may name its superclass first; protocols inherit from protocols.
  private func isSuperclass(_ target: String, at index: Int, of type: MergedType) -> Bool {
    if type.declared?.kind == .protocol { return true }
    guard type.declared?.kind == .class, index == 0 else { return false }
    if let kind = types[target]?.declared?.kind ?? neighbours[target]?.kind {
      return kind == .class
    }
    return !["able", "ing", "Protocol", "Delegate", "DataSource"].contains { target.hasSuffix($0) }
  }

  private func holdings(of name: String, _ type: MergedType) -> [ClassDiagram.Relation] {
    var relations: [String: ClassDiagram.Relation] = [:]
    for (role, text, isWeak) in type.parts {
      for mention in expanded(text, in: name) {
        guard let target = target(of: mention.name, in: name),
          types[target]?.declared != nil || !mention.isArgument
        else { continue }
        let kind = isWeak ? ClassDiagram.Relation.Kind.refers : .holds
        var relation =
          relations[target] ?? ClassDiagram.Relation(from: name, to: target, kind: kind)
        if !relation.roles.contains(role) { relation.roles.append(role) }
        relation.count = max(relation.count, mention.count)
        relations[target] = relation
      }
    }
    return relations.values.sorted { $0.to < $1.to }
  }
}

extension ClassDiagramBuilder {
  /// The parameters and results of the functions of a type, unless another arrow says as much: its
  /// own, one that comes back, or one of a protocol that it conforms to.
  private func uses(
    of name: String, _ type: MergedType, beside firm: [ClassDiagram.Relation]
  ) -> [ClassDiagram.Relation] {
    let own = usedTypes(of: name, type)
    let related =
      firm.filter { $0.from == name }.map(\.to) + firm.filter { $0.to == name }.map(\.from)
    let implied = firm.filter { $0.from == name && $0.kind == .conforms }.flatMap { relation in
      types[relation.to].map { usedTypes(of: relation.to, $0) } ?? []
    }
    return own.subtracting(related).subtracting(implied).sorted().map {
      ClassDiagram.Relation(from: name, to: $0, kind: .uses)
    }
  }

  private func usedTypes(of name: String, _ type: MergedType) -> Set<String> {
    Set(type.signatures.compactMap { target(of: $0, in: name) })
      .filter { $0 != name && types[$0]?.declared != nil }
  }
}
