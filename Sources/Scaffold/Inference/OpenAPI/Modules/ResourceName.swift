import Templates

/// The possible names of the modules of a resource: by what it is, and not by what is done to it.
struct ResourceName {
  /// The words of its path, the last one first, as types are called.
  private let words: [String]
  private let kind: InferredKind
  /// True if it is one of many, by its path.
  private let isOfMany: Bool
  /// The document's name for the entity, if it has one.
  private let entity: String?

  init(of resource: APIResource) {
    words = APIPath(resource.path).words
    (kind, isOfMany, entity) = (resource.kind, resource.isOfMany, resource.entity.name)
  }

  /// The verbs for resources, in paths such as `/pet/findByStatus` and `/orders/create`.
  private static let verbs: Set<String> = [
    "add", "create", "delete", "edit", "fetch", "find", "get", "insert", "list", "modify", "query",
    "read", "remove", "retrieve", "save", "show", "update",
  ]
  /// Those that say something of it as well: `/new-releases`.
  private static let words: Set<String> = ["all", "new", "page", "search", "view"]
  private static let joints: Set<String> = ["by", "for", "in", "of", "with"]
}

extension ResourceName {
  /// The name that a module gets: the first one that may be, or else with what it belongs to in front.
  func name(besides taken: Set<String>, where isName: (String) -> Bool) -> String {
    func isFree(_ name: String) -> Bool { isName(name) && !taken.contains(name) }
    let own = self.own
    if let name = own.first(where: isFree) { return name }
    var name = own.last ?? "Root"
    for word in words.dropFirst() where !isFree(name) {
      name = Words(of: word).singular.pascalCased + name
    }
    return isName(name) ? name : name + "Item"
  }

  /// Its own names, the best one first.
  private var own: [String] {
    guard let last = words.first else { return entity.map { [TypeName.forValue(of: $0)] } ?? [] }
    if isOfMany { return [Words(of: last).singular.pascalCased] }
    var parts = Words(of: last).lowered
    guard let verb = parts.first, isVerb(verb, before: parts.dropFirst().first) else {
      return [last]
    }
    parts.dropPrefix { Self.verbs.contains($0) || Self.words.contains($0) }
    if let end = parts.last, parts.count > 1, ["list", "page"].contains(end) { parts.removeLast() }
    let rest = Words(of: parts.joined(separator: "_")).pascalCased
    let isAbout = parts.first.map(Self.joints.contains) ?? true
    let name = numbered(isAbout ? words.dropFirst().first ?? entity ?? last : rest)
    let done = Words(of: verb).pascalCased + name
    return isAbout && !rest.isEmpty ? [name, name + rest] : [name, done]
  }

  private func isVerb(_ word: String, before next: String?) -> Bool {
    let isAlone = next.map { Self.joints.contains($0) || Self.verbs.contains($0) } ?? true
    return Self.verbs.contains(word) && next != "on" || Self.words.contains(word) && isAlone
  }

  /// Many in a list, one in a form or an item.
  private func numbered(_ name: String) -> String {
    kind == .list
      ? Words(of: name).singular.plural.pascalCased : Words(of: name).singular.pascalCased
  }
}

extension [String] {
  fileprivate mutating func dropPrefix(where holds: (String) -> Bool) {
    self = Array(drop(while: holds))
  }
}
