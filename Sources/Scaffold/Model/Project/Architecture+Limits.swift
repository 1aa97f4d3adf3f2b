import Ground
import Templates

/// The app in `scaffold.json`: its places, or an object with what it depends on too.
struct AppDraft {
  let places: [PlacePattern]
  private let seen: JSON?
  private let source: JSONSource

  init(from object: inout JSONObject, _ version: Int) throws(DataError) {
    source = object.source
    guard let json = object.take("app") else {
      (places, seen) = (["App"].compactMap { try? PlacePattern($0) }, nil)
      return
    }
    guard version > 1, case .object = json.kind else {
      (places, seen) = (try source.patterns(json, called: "app"), nil)
      return
    }
    var app = try JSONObject(json, in: source, called: "app")
    places = try source.patterns(app.take("places") ?? [], called: "places")
    seen = app.take("sees")
    try app.finish(knowing: ["places", "sees"])
  }

  func sees(among tiers: [String]) throws(DataError) -> [String]? {
    guard let seen else { return nil }
    let names = try source.placedTexts(seen, called: "sees")
    for (name, offset) in names where !tiers.contains(name) {
      throw source.unknown(name, as: "tier", among: tiers, at: offset)
    }
    return names.map(\.text)
  }
}

/// The limits in `scaffold.json` besides tiers.
struct Limits {
  private(set) var bans: [Ban] = []
  private(set) var reservations: [Reservation] = []
  private(set) var independents: [IndependentParts] = []
  private(set) var layerings: [Layering] = []
  private(set) var requirements: [Requirement] = []
  private(set) var importLimits: [ImportLimit] = []
  private(set) var acyclic: Set<Acyclic> = []

  init(from object: inout JSONObject, _ version: Int) throws(DataError) {
    let source = object.source
    if let json = try object.take("forbid", since: 2, in: version) {
      guard case .list(let elements) = json.kind else {
        throw source.error(
          .wrongKind(key: "forbid", expected: "a list", found: json.description), at: json.offset)
      }
      for element in elements { bans.append(try Ban(element, source)) }
    }
    if let json = try object.take("only", since: 2, in: version) {
      for member in try source.members(json, called: "only") {
        reservations.append(
          Reservation(
            seen: try source.pattern(member.key, at: member.value.offset),
            by: try source.patterns(member.value, called: member.key)))
      }
    }
    if let json = try object.take("independent", since: 2, in: version) {
      for member in try source.members(json, called: "independent") {
        independents.append(
          IndependentParts(
            name: member.key, parts: try source.patterns(member.value, called: member.key)))
      }
    }
    if let json = try object.take("layers", since: 2, in: version) {
      for member in try source.members(json, called: "layers") {
        layerings.append(
          Layering(
            place: try source.pattern(member.key, at: member.offset),
            layers: try source.patterns(member.value, called: member.key)))
      }
    }
    if let json = try object.take("require", since: 2, in: version) {
      if case .list(let elements) = json.kind {
        for element in elements { requirements.append(try Requirement(element, source)) }
      } else {
        requirements = [try Requirement(json, source)]
      }
    }
    if let json = try object.take("imports", since: 2, in: version) {
      importLimits = try ImportLimit.all(json, source)
    }
    if let json = try object.take("acyclic", since: 2, in: version) {
      for (name, offset) in try source.placedTexts(json, called: "acyclic") {
        acyclic.insert(try source.choice(name, as: "acyclic", at: offset))
      }
    }
  }
}

extension Ban {
  fileprivate init(_ json: JSON, _ source: JSONSource) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "forbid")
    let (from, to) = (try object.require("from"), try object.require("to"))
    self.from = try source.pattern(source.text(from, called: "from"), at: from.offset)
    self.to = try source.pattern(source.text(to, called: "to"), at: to.offset)
    reason = try object.text("reason", default: "")
    isByChain =
      try object.take("chain").map { json throws(DataError) in
        try source.flag(json, called: "chain")
      } ?? false
    isByLink =
      try object.take("link").map { json throws(DataError) in
        try source.flag(json, called: "link")
      } ?? false
    offset = json.offset
    try object.finish(knowing: ["from", "to", "reason", "chain", "link"])
  }
}

extension Requirement {
  fileprivate init(_ json: JSON, _ source: JSONSource) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "require")
    let files = try object.require("files")
    var patterns: [PlacePattern] = []
    for text in try source.someTexts(files, called: "files") {
      patterns.append(try source.pattern(text, at: files.offset))
    }
    self.files = patterns
    wanted = try Traits(from: &object)
    if let json = object.take("not") {
      var object = try JSONObject(json, in: source, called: "not")
      unwanted = try Traits(from: &object)
      try object.finish(knowing: Traits.keys)
    } else {
      unwanted = Traits(imports: [], conformances: [], names: [])
    }
    reason = try object.text("reason", default: "")
    try object.finish(knowing: ["files", "not", "reason"] + Traits.keys)
    // A rule that asks for nothing would be found kept.
    if wanted.isEmpty, unwanted.isEmpty { _ = try object.require("import") }
  }
}

extension Requirement.Traits {
  fileprivate static let keys = ["import", "conform", "name"]

  fileprivate init(from object: inout JSONObject) throws(DataError) {
    let source = object.source
    imports = try source.someTexts(object.take("import"), called: "import")
    conformances = try source.someTexts(object.take("conform"), called: "conform")
    names = try source.someTexts(object.take("name"), called: "name")
  }

  fileprivate var isEmpty: Bool { imports.isEmpty && conformances.isEmpty && names.isEmpty }
}

extension ImportLimit {
  fileprivate static func all(_ json: JSON, _ source: JSONSource) throws(DataError) -> [ImportLimit]
  {
    var object = try JSONObject(json, in: source, called: "imports")
    let access = try object.require("access")
    try object.finish(knowing: ["access"])
    guard case .object(let members) = access.kind else {
      let all = try source.pattern("*", at: access.offset)
      return [ImportLimit(modules: all, access: try Self.access(access, called: "access", source))]
    }
    var limits: [ImportLimit] = []
    for member in members {
      limits.append(
        ImportLimit(
          modules: try source.pattern(member.key, at: member.offset),
          access: try Self.access(member.value, called: member.key, source)))
    }
    return limits.filter { !$0.modules.isGeneral } + limits.filter(\.modules.isGeneral)
  }

  private static func access(
    _ json: JSON, called key: String, _ source: JSONSource
  ) throws(DataError) -> Access {
    try source.choice(source.text(json, called: key), as: "access", at: json.offset)
  }
}

extension Architecture {
  /// `"rules": { "stray": "warning", "framework": { "Sources/Old": "off" } }`
  static func levels(
    from object: inout JSONObject, _ version: Int
  ) throws(DataError) -> [RuleLevel] {
    guard let json = try object.take("rules", since: 2, in: version) else { return [] }
    let source = object.source
    var levels: [RuleLevel] = []
    for member in try source.members(json, called: "rules") {
      guard case .object(let folders) = member.value.kind else {
        levels.append(
          RuleLevel(
            rule: member.key, folder: nil, level: try level(member.value, of: member.key, source),
            offset: member.value.offset))
        continue
      }
      for folder in folders {
        let path: ProjectPath
        do throws(OutsidePath) { path = try ProjectPath(folder.key) } catch {
          throw source.error(.badPath(folder.key), at: folder.value.offset)
        }
        levels.append(
          RuleLevel(
            rule: member.key, folder: path, level: try level(folder.value, of: folder.key, source),
            offset: folder.value.offset))
      }
    }
    return levels.sorted { ($0.folder?.text.utf8.count ?? 0) < ($1.folder?.text.utf8.count ?? 0) }
  }

  private static func level(
    _ json: JSON, of key: String, _ source: JSONSource
  ) throws(DataError) -> RuleLevel.Level {
    try source.choice(source.text(json, called: key), as: "level", at: json.offset)
  }
}
