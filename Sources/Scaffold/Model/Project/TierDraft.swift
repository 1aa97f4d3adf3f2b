import Templates

/// A tier as it is written, before it is known which others there are.
struct TierDraft {
  let name: String
  private let offset: Int
  private let folders: [PlacePattern]
  private let targets: [PlacePattern]
  private let files: [PlacePattern]
  private let frameworks: [String]
  private let types: [String]
  private let sees: JSON?
  private let hides: JSON?
  private let isOpen: Bool?
  private let spansModules: Bool
  private let version: Int
  private let source: JSONSource

  init(_ json: JSON, _ source: JSONSource, _ version: Int) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "tiers")
    let name = try object.require("name")
    self.name = try source.text(name, called: "name")
    offset = name.offset
    guard !self.name.isEmpty else { throw source.error(.badName(self.name), at: name.offset) }
    folders = try source.patterns(object.take("folders") ?? [], called: "folders")
    targets = try source.patterns(object.take("targets") ?? [], called: "targets")
    frameworks = try object.texts("frameworks")
    files = try source.patterns(
      object.take("files", since: 2, in: version) ?? [], called: "files")
    types = try source.texts(object.take("types", since: 2, in: version) ?? [], called: "types")
    sees = object.take("sees")
    hides = try object.take("hides", since: 2, in: version)
    isOpen = try object.take("open").map { json throws(DataError) in
      try source.flag(json, called: "open")
    }
    spansModules =
      try object.take("spans", since: 2, in: version).map { json throws(DataError) in
        try source.flag(json, called: "spans")
      } ?? false
    (self.source, self.version) = (source, version)
    try object.finish(
      knowing: [
        "name", "folders", "targets", "files", "frameworks", "types", "sees", "hides", "open",
        "spans",
      ])
  }

  func tier(at index: Int, of drafts: [TierDraft]) throws(DataError) -> Tier {
    let lower = drafts.dropFirst(index + 1).map(\.name)
    // A project as it is may have circles: since version 2, it may say so.
    let choices = version > 1 ? drafts.map(\.name).filter { $0 != name } : lower
    let key = version > 1 ? "tier" : "lower tier"
    let seen =
      try sees.map { json throws(DataError) in
        try Self.tiers(json, called: "sees", among: choices, as: key, source)
      } ?? Array(lower.prefix(1))
    let hidden =
      try hides.map { json throws(DataError) in
        try Self.tiers(json, called: "hides", among: choices, as: key, source)
      } ?? []
    // What is in the middle is a module's face to the others; screens and raw data are not.
    let isLast = index == drafts.count - 1
    let isMiddle = drafts.count > 2 ? index > 0 && !isLast : isLast
    return Tier(
      name: name, offset: offset, folders: folders, targets: targets, files: files,
      frameworks: frameworks, types: types, hides: hidden, sees: seen,
      isOpen: isOpen ?? isMiddle, spansModules: spansModules)
  }

  private static func tiers(
    _ json: JSON, called key: String, among choices: [String], as noun: String,
    _ source: JSONSource
  ) throws(DataError) -> [String] {
    let names = try source.placedTexts(json, called: key)
    for (name, offset) in names where !choices.contains(name) {
      throw source.unknown(name, as: noun, among: choices, at: offset)
    }
    return names.map(\.text)
  }
}
