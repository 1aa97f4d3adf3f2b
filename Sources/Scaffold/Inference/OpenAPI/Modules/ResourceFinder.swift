import DocumentReading
import Ground
import Templates

/// Finds which operations belong together.
struct ResourceFinder {
  let reader: SchemaReader
  private let paths: [String]
  private let operations: [String: [APIOperation]]
  /// The first path of one of the things that a path has, by the latter.
  private let ones: [String: String]
  private(set) var resources: [APIResource] = []
  private(set) var leftOut: [LeftOut] = []

  init(_ operations: [APIOperation], _ reader: SchemaReader) {
    self.reader = reader
    self.operations = Dictionary(grouping: operations, by: \.path)
    paths = operations.map(\.path).unique
    ones = Dictionary(
      paths.map(APIPath.init).filter { $0.lastParameter != nil }.map { ($0.parent, $0.text) },
      uniquingKeysWith: { first, _ in first })
  }

  mutating func find() {
    var taken: Set<String> = []
    for path in paths {
      guard var resource = resource(at: path) else { continue }
      if resource.kind == .list { addOthers(to: &resource) }
      taken.formUnion(resource.operationNames)
      resources.append(resource)
    }
    leftOut.removeAll { taken.contains($0.operation) }
    let known = taken.union(leftOut.map(\.operation))
    for operation in paths.flatMap({ operations[$0] ?? [] }) where !known.contains(operation.name) {
      leftOut.append(LeftOut(operation, .belongsToNone))
    }
    // What a list opens is no module of its own.
    let opened = Set(resources.filter { $0.kind == .list }.flatMap(\.operationNames))
    resources.removeAll { $0.isOfMany && opened.contains($0.lead.name) }
  }

  private func operation(_ method: String, _ path: String) -> APIOperation? {
    operations[path]?.first { $0.method == method }
  }

  private mutating func resource(at path: String) -> APIResource? {
    let (get, post) = (operation("get", path), operation("post", path))
    if let lead = get ?? post, !APIPath(path).isPlain { return leaveOut(lead, .oddPath) }
    do {
      if let get { return try shown(by: get) }
      return try post.flatMap { post throws(DataError) in try sent(by: post) }
    } catch {
      if let lead = get ?? post {
        leftOut.append(LeftOut(lead, .broken(error)))
      }
      return nil
    }
  }
}

// MARK: - Kinds

extension ResourceFinder {
  private mutating func shown(by get: APIOperation) throws(DataError) -> APIResource? {
    guard let reply = get.reply else { return leaveOut(get, .noReply) }
    let example = try SchemaExample(reader: reader).value(of: reply)
    let isOfOne = APIPath(get.path).lastParameter != nil
    let search = PayloadSearch(kind: isOfOne ? .item : nil, pointer: nil)
    guard var payload = search.payload(of: example),
      var entity = try entity(of: reply, payload)
    else { return leaveOut(get, .noObjects) }
    // The branches of a tree are no rows: they are what they stand in.
    if payload.kind == .list,
      let whole = PayloadSearch(kind: .item, pointer: nil).payload(of: example),
      try self.entity(of: reply, whole) === entity
    {
      payload = whole
    }
    var identity = try identity(of: entity, path: get.path, isList: payload.kind == .list)
    // What an object has that nothing tells apart belongs to that object.
    if payload.kind == .list, identity == nil, payload.pointer.tokens.count > 1,
      let whole = PayloadSearch(kind: .item, pointer: nil).payload(of: example),
      whole.pointer.tokens.count < payload.pointer.tokens.count,
      let object = try self.entity(of: reply, whole)
    {
      (payload, entity) = (whole, object)
      identity = try self.identity(of: object, path: get.path, isList: false)
    }
    guard payload.kind == .item || identity != nil else { return leaveOut(get, .noIdentity) }
    return APIResource(
      kind: payload.kind, lead: get, payload: payload, entity: entity, identity: identity,
      example: example)
  }

  private mutating func sent(by post: APIOperation) throws(DataError) -> APIResource? {
    guard APIPath(post.path).lastParameter == nil else { return nil }
    guard let body = post.body else { return leaveOut(post, .noBody) }
    guard let entity = try reader.object(body) else { return leaveOut(post, .noBody) }
    return APIResource(
      kind: .form, lead: post, payload: Payload(kind: .form, pointer: JSONPointer(tokens: [])),
      entity: entity, identity: nil, example: JSON(.null))
  }

  private mutating func leaveOut(
    _ operation: APIOperation, _ reason: LeftOut.Reason
  ) -> APIResource? {
    leftOut.append(LeftOut(operation, reason))
    return nil
  }

  /// The object of a row, or the one that a reply is about.
  private func entity(
    of reply: JSON, _ payload: Payload
  ) throws(DataError) -> SchemaObject? {
    guard var json = try reader.schema(at: payload.pointer, in: reply) else { return nil }
    if payload.kind == .list {
      guard let items = try reader.items(of: json),
        let row = try reader.schema(at: payload.row, in: items)
      else { return nil }
      json = row
    }
    return try reader.object(json)
  }

  /// The key that tells entities apart; the parameter that opens one is mostly called so.
  private func identity(
    of entity: SchemaObject, path: String, isList: Bool
  ) throws(DataError) -> String? {
    let keys = entity.properties.map(\.key)
    let name = TypeName.forItem(of: APIPath(path).words.first ?? "")
    let opening = APIPath(path).lastParameter ?? one(of: path).flatMap { APIPath($0).lastParameter }
    let named = opening.map { opening in
      keys.filter { key in
        let words = Words(of: key).snakeCased
        return Words(of: opening).snakeCased == words
          || isList && opening.lowercased().hasSuffix("_" + words)
      }
    }
    let candidates =
      (named ?? []) + IdentityRule.candidates(of: name, among: keys, isList: isList)
    for key in candidates {
      guard let property = entity.property(key) else { continue }
      let schema = try reader.schema(property.schema)
      if case .named(let type)? = DeclaredType.choice(for: schema, at: KeyWords(key))?.type,
        IdentityRule.types.contains(type)
      {
        return key
      }
    }
    return nil
  }

  /// The path of one of the things that a path has.
  private func one(of path: String) -> String? { ones[path] }
}

// MARK: - Screens

extension ResourceFinder {
  /// Adds what opens, makes, changes and removes a row of a list.
  private func addOthers(to resource: inout APIResource) {
    resource.screens = ["list"]
    let one = one(of: resource.path)
    add("detail", one.flatMap { operation("get", $0) }, to: &resource)
    add("create", operation("post", resource.path), to: &resource)
    add("edit", one.flatMap { operation("put", $0) ?? operation("patch", $0) }, to: &resource)
    if let delete = one.flatMap({ operation("delete", $0) }) {
      resource.screens.append("delete")
      resource.others.append(delete)
    }
    if resource.lead.query(["q"]) != nil { resource.screens.append("search") }
  }

  /// Adds an operation whose answer is a row, as it stands in the list.
  private func add(
    _ screen: String, _ operation: APIOperation?, to resource: inout APIResource
  ) {
    guard let operation else { return }
    resource.others.append(operation)
    guard let place = placeOfRow(of: resource, in: operation.reply),
      operation.method == "get" || takes(operation, resource)
    else { return }
    // All of them are read in one way.
    guard resource.screens.count == 1 || resource.inside == place else { return }
    resource.inside = place
    resource.screens.append(screen)
  }

  /// Whether an operation is sent all that a row has, but for what tells rows apart.
  private func takes(_ operation: APIOperation, _ resource: APIResource) -> Bool {
    guard let body = operation.body, let sent = try? reader.object(body) else { return false }
    return resource.entity.properties.allSatisfy {
      $0.key == resource.identity || sent.property($0.key) != nil
    }
  }

  /// Where a row is in a reply; `nil` if it has none.
  private func placeOfRow(of resource: APIResource, in reply: JSON?) -> JSONPointer? {
    guard let reply, let identity = resource.identity,
      let example = try? SchemaExample(reader: reader).value(of: reply),
      let payload = PayloadSearch(kind: .item, pointer: nil).payload(of: example),
      let object = try? entity(of: reply, payload)
    else { return nil }
    return object === resource.entity || object.property(identity) != nil ? payload.pointer : nil
  }
}
