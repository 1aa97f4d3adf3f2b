import Ground
import Templates

/// A target as `swift package dump-package` prints it.
struct DumpedTarget {
  let name: String
  let kind: PackageTarget.Kind
  private let path: String?
  private let excluded: [String]
  private let sources: [String]?
  private let dependencies: [(name: String, kind: PackageDependency.Kind, isConditional: Bool)]

  init(_ json: JSON, in source: JSONSource) throws(DataError) {
    var object = try JSONObject(json, in: source, called: "target")
    name = try object.text("name")
    let kind = try object.require("type")
    let word = try source.text(kind, called: "type")
    guard let known = PackageTarget.Kind(rawValue: word) else {
      throw source.unknown(
        word, as: "type", among: PackageTarget.Kind.words, at: kind.offset)
    }
    self.kind = known
    path = try object.present("path").map { json throws(DataError) in
      try source.text(json, called: "path")
    }
    excluded = try object.texts("exclude")
    sources = try object.present("sources").map { json throws(DataError) in
      try source.texts(json, called: "sources")
    }
    var dependencies: [(name: String, kind: PackageDependency.Kind, isConditional: Bool)] = []
    for json in try object.list("dependencies") {
      dependencies.append(try Self.dependency(json, in: source))
    }
    self.dependencies = dependencies
  }
}

extension DumpedTarget {
  /// `{"product": ["Logging", "swift-log", null, null]}`: the name, then more about it, then the
  /// condition.
  private static func dependency(
    _ json: JSON, in source: JSONSource
  ) throws(DataError) -> (name: String, kind: PackageDependency.Kind, isConditional: Bool) {
    guard case .object(let members) = json.kind, let member = members.first,
      case .list(let values) = member.value.kind, let first = values.first,
      let last = values.last
    else { throw source.error(.expected("a dependency"), at: json.offset) }
    let name = try source.text(first, called: member.key)
    let isConditional = values.count > 1 && last.kind != .null
    switch member.key {
    case "target": return (name, .target, isConditional)
    case "byName": return (name, .byName, isConditional)
    case "product":
      let package = values.count > 1 && values[1].kind != .null ? values[1] : nil
      let text = try package.map { json throws(DataError) in
        try source.text(json, called: "package")
      }
      return (name, .product(package: text), isConditional)
    default:
      throw source.error(
        .unknownKey(
          member.key, Suggestion(for: member.key, among: ["target", "byName", "product"])),
        at: member.offset)
    }
  }

  func target(in folders: TargetFolders, at place: SourcePlace) -> PackageTarget {
    PackageTarget(
      name: name, kind: kind,
      folder: path?.asFolder ?? folders.folder(of: name, kind: kind),
      excluded: excluded, sources: sources,
      dependencies: dependencies.map { dependency in
        PackageDependency(
          name: dependency.name, kind: dependency.kind, isConditional: dependency.isConditional,
          place: place, isOwn: false)
      }, place: place, isShared: false)
  }
}

extension JSONObject {
  /// A member that is there, and not `null`.
  fileprivate mutating func present(_ key: String) -> JSON? {
    guard let json = take(key), json.kind != .null else { return nil }
    return json
  }
}
