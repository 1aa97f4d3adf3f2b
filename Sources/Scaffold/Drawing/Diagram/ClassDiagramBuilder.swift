import Ground
import SwiftReading

/// Makes a diagram of the types that some files declare.
struct ClassDiagramBuilder {
  private(set) var names: [String] = []
  private(set) var types: [String: MergedType] = [:]
  private(set) var aliases: [String: TypeText] = [:]
  private(set) var neighbours: [String: Neighbour] = [:]

  /// A type of another module.
  struct Neighbour {
    let owner: String
    let kind: TypeOutline.Kind
  }
}

extension ClassDiagram {
  /// - Parameters:
  ///   - tiers: the names of the tiers, the upper ones first.
  ///   - files: those of the module, without its tests.
  ///   - neighbours: files of other modules and of what all modules stand on, with the targets they
  ///     are in. Only what is declared there gets a box of its own beside the module's types. Without
  ///     any, so does every name that neither the module nor the system declares.
  init(
    module: String, tiers: [String] = ["View", "Business", "Data"],
    files: [(path: ProjectPath, tier: String, source: SwiftSource)],
    neighbours: [(owner: String, source: SwiftSource)] = []
  ) {
    var builder = ClassDiagramBuilder()
    for (owner, source) in neighbours { builder.add(source, of: owner) }
    for file in files.sorted(by: { $0.path < $1.path }) {
      builder.add(file.source, at: file.path, in: file.tier)
    }
    self = builder.diagram(of: module, tiers: tiers)
  }
}

// MARK: - Reading

extension ClassDiagramBuilder {
  fileprivate mutating func add(_ source: SwiftSource, of owner: String) {
    for outline in TypeReader.outlines(of: source) where outline.kind != .extension {
      guard !outline.access.isOfTheFile, neighbours[outline.name] == nil else { continue }
      neighbours[outline.name] = Neighbour(owner: owner, kind: outline.kind)
    }
  }

  fileprivate mutating func add(_ source: SwiftSource, at path: ProjectPath, in tier: String) {
    for outline in TypeReader.outlines(of: source) {
      if outline.kind == .typealias {
        aliases[outline.name] = outline.inherited.first
        continue
      }
      if types[outline.name] == nil { names.append(outline.name) }
      types[outline.name, default: MergedType()].add(outline, of: source, at: path, in: tier)
    }
  }
}

// MARK: - Putting together

extension ClassDiagramBuilder {
  fileprivate func diagram(of module: String, tiers: [String]) -> ClassDiagram {
    let relations = allRelations
    let related = Set(relations.map(\.to))
    let shown = names.filter { isShown($0, isHeld: related.contains($0)) }
    let known = Set(shown)
    let kept = relations.filter { known.contains($0.from) }
    let outside = Set(kept.map(\.to)).subtracting(known).sorted()
    let tiers = tiers + Set(shown.compactMap { types[$0]?.tier }).subtracting(tiers).sorted()
    let hues = Hue.ofTiers(tiers)
    return ClassDiagram(
      module: module,
      tiers: tiers.compactMap { tier(named: $0, hues[$0] ?? .grey, of: shown) },
      outside: outside.map { ClassDiagram.Outsider(name: $0, owner: neighbours[$0]?.owner) },
      relations: kept)
  }

  /// A private type that nothing holds is a detail of its file, such as `CodingKeys`.
  private func isShown(_ name: String, isHeld: Bool) -> Bool {
    guard let type = types[name], let declared = type.declared else { return false }
    return isHeld || !declared.access.isOfTheFile
  }

  private func tier(
    named tier: String, _ hue: Hue, of shown: [String]
  ) -> ClassDiagram.Tier? {
    let classes = shown.sorted().compactMap { name -> ClassDiagram.Class? in
      guard let type = types[name], type.tier == tier else { return nil }
      return type.shown { target(of: $0, in: name) == nil }
    }
    return classes.isEmpty ? nil : ClassDiagram.Tier(name: tier, hue: hue, types: classes)
  }
}
