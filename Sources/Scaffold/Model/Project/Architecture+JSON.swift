import Ground
import SwiftReading
import Templates

extension Architecture {
  /// The keys of `scaffold.json` that are about the architecture.
  static let keys = [
    "tiers", "shared", "app", "tests", "uses", "sources", "exclude", "forbid", "only",
    "independent", "layers", "require", "imports", "acyclic", "rules", "baseline",
  ]

  /// Takes the architecture out of `scaffold.json`.
  ///
  /// - Returns: `nil` if it names no tiers.
  init?(
    from object: inout JSONObject, modules: ProjectPath, adoption: Adoption?, version: Int
  ) throws(DataError) {
    let json = object.take("tiers")
    source = object.source
    shared = try Self.patterns("shared", default: [], from: &object)
    let app = try AppDraft(from: &object, version)
    self.app = app.places
    (tests, testRegions) = try Self.tests(from: &object)
    writtenUses = try Self.uses(from: &object)
    uses = writtenUses.reduce(into: [:]) { $0[$1.module, default: []].insert($1.used) }
    excluded = try Self.patterns("exclude", default: [], from: &object)
    sources = try Self.sources(from: &object, modules: modules, adoption: adoption)
    self.modules = modules
    let limits = try Limits(from: &object, version)
    (bans, reservations) = (limits.bans, limits.reservations)
    (independents, acyclic) = (limits.independents, limits.acyclic)
    layerings = limits.layerings
    (requirements, importLimits) = (limits.requirements, limits.importLimits)
    levels = try Self.levels(from: &object, version)
    baseline = try object.take("baseline", since: 2, in: version).map { json throws(DataError) in
      let text = try object.source.text(json, called: "baseline")
      do throws(OutsidePath) { return try ProjectPath(text) } catch {
        throw object.source.error(.badPath(text), at: json.offset)
      }
    }
    guard let json else { return nil }
    tiers = try Self.tiers(json, object.source, version)
    appSees = try app.sees(among: tiers.map(\.name))
    collectClaims()
  }

  /// `"tests": ["*Tests", "#Preview"]`
  private static func tests(
    from object: inout JSONObject
  ) throws(DataError) -> ([PlacePattern], Set<CodeRegion>) {
    let source = object.source
    var (patterns, regions): ([PlacePattern], Set<CodeRegion>) = ([], [])
    guard let json = object.take("tests") else {
      return (["Tests", "*Tests"].compactMap { try? PlacePattern($0) }, [])
    }
    for (text, offset) in try source.placedTexts(json, called: "tests") {
      if text.hasPrefix("#") {
        regions.insert(try source.choice(text, as: "region", at: offset))
      } else {
        patterns.append(try source.pattern(text, at: offset))
      }
    }
    return (patterns, regions)
  }

  static func patterns(
    _ key: String, default defaultValue: [String], from object: inout JSONObject
  ) throws(DataError) -> [PlacePattern] {
    guard let json = object.take(key) else {
      return defaultValue.compactMap { try? PlacePattern($0) }
    }
    return try object.source.patterns(json, called: key)
  }

  /// `"uses": { "Timeline": ["Login"] }`
  private static func uses(
    from object: inout JSONObject
  ) throws(DataError) -> [WrittenUse] {
    guard let json = object.take("uses") else { return [] }
    var uses: [WrittenUse] = []
    for member in try object.source.members(json, called: "uses") {
      let names = try object.source.placedTexts(member.value, called: member.key)
      uses += names.map { WrittenUse(module: member.key, used: $0.text, offset: $0.offset) }
    }
    return uses
  }

  /// In a project that someone else made, only what is ours is checked.
  private static func sources(
    from object: inout JSONObject, modules: ProjectPath, adoption: Adoption?
  ) throws(DataError) -> [ProjectPath] {
    guard let json = object.take("sources") else {
      guard let adoption else { return [] }
      return adoption.package.map { [$0] }
        ?? [adoption.base, modules] + [adoption.tests].compactMap(\.self)
    }
    var paths: [ProjectPath] = []
    for (text, offset) in try object.source.placedTexts(json, called: "sources") {
      do throws(OutsidePath) { paths.append(try ProjectPath(text)) } catch {
        throw object.source.error(.badPath(text), at: offset)
      }
    }
    return paths
  }
}

extension Architecture {
  private static func tiers(
    _ json: JSON, _ source: JSONSource, _ version: Int
  ) throws(DataError) -> [Tier] {
    guard case .list(let elements) = json.kind, !elements.isEmpty else {
      throw source.error(
        .wrongKind(
          key: "tiers", expected: "a list of tiers",
          found: json.kind == .list([]) ? "an empty one" : json.description),
        at: json.offset)
    }
    var drafts: [TierDraft] = []
    for element in elements {
      let draft = try TierDraft(element, source, version)
      guard !drafts.contains(where: { $0.name == draft.name }) else {
        throw source.error(.doubledKey(draft.name), at: element.offset)
      }
      drafts.append(draft)
    }
    var tiers: [Tier] = []
    for index in drafts.indices { tiers.append(try drafts[index].tier(at: index, of: drafts)) }
    return tiers
  }
}

extension JSONSource {
  func flag(_ json: JSON, called key: String) throws(DataError) -> Bool {
    guard case .flag(let flag) = json.kind else {
      throw error(
        .wrongKind(key: key, expected: "a flag", found: json.description), at: json.offset)
    }
    return flag
  }

  /// The members of an object.
  func members(_ json: JSON, called key: String) throws(DataError) -> [JSON.Member] {
    guard case .object(let members) = json.kind else {
      throw error(
        .wrongKind(key: key, expected: "an object", found: json.description), at: json.offset)
    }
    return members
  }

  func pattern(_ text: String, at offset: Int) throws(DataError) -> PlacePattern {
    do throws(OutsidePath) { return try PlacePattern(text, offset: offset) } catch {
      throw self.error(.badPlace(text), at: offset)
    }
  }

  func patterns(
    _ json: JSON, called key: String
  ) throws(DataError) -> [PlacePattern] {
    var patterns: [PlacePattern] = []
    for (text, offset) in try placedTexts(json, called: key) {
      patterns.append(try pattern(text, at: offset))
    }
    return patterns
  }

  /// The text, or the texts of a list.
  func someTexts(_ json: JSON?, called key: String) throws(DataError) -> [String] {
    guard let json else { return [] }
    if case .text(let text) = json.kind { return [text] }
    return try texts(json, called: key)
  }

  /// The texts of a list, each with the place to complain at.
  func placedTexts(
    _ json: JSON, called key: String
  ) throws(DataError) -> [(text: String, offset: Int)] {
    let texts = try texts(json, called: key)
    guard case .list(let elements) = json.kind else { return [] }
    return Array(zip(texts, elements.map(\.offset)))
  }
}
