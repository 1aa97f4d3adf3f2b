import DocumentReading
import Ground
import Templates

/// Finds which operations belong together.
struct ResourceFinder {
  let reader: SchemaReader
  private let groups: [OperationGroup]
  /// The groups of one of the things that a path has, by the shape of the latter.
  private let ones: [[String]: OperationGroup]
  private let looseOnes: [[String]: OperationGroup]
  private(set) var resources: [APIResource] = []
  /// Lists of which nobody has said yet what distinguishes their rows.
  private(set) var unidentified: [APIResource] = []
  private(set) var leftOut: [LeftOut] = []

  init(_ operations: [APIOperation], _ reader: SchemaReader) {
    self.reader = reader
    groups = OperationGroup.groups(of: operations)
    let ones = groups.filter(\.isOfOne)
    self.ones = Dictionary(
      ones.flatMap { group in group.shapes.map { (Array($0.dropLast()), group) } },
      uniquingKeysWith: { first, _ in first })
    looseOnes = Dictionary(
      ones.map { (Array($0.looseShape.dropLast()), $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func find() {
    for group in groups {
      guard let resource = resource(of: group) else { continue }
      if resource.kind == .list, resource.identity == nil {
        unidentified.append(resource)
        leftOut.append(LeftOut(resource.lead, .noIdentity))
      } else {
        resources.append(resource)
        // What is sent to `/users` is no part of `/user`.
        if resource.kind == .item, let post = group.operation("post"), post.path != resource.path {
          resources += ((try? sent(by: post)) ?? nil).map { [$0] } ?? []
        }
      }
    }
    addOthers()
    let taken = Set(resources.flatMap(\.operationNames))
    leftOut.removeAll { taken.contains($0.operation) }
    let known = taken.union(leftOut.map(\.operation))
    for operation in groups.flatMap(\.operations) where !known.contains(operation.name) {
      leftOut.append(LeftOut(operation, .belongsToNone))
    }
    // What a list opens or sends is no module of its own.
    let opened = Set(resources.filter { $0.kind == .list }.flatMap(\.operationNames))
    resources.removeAll { $0.kind != .list && opened.contains($0.lead.name) }
  }

  private mutating func resource(of group: OperationGroup) -> APIResource? {
    let (get, post) = (group.operation("get"), group.operation("post"))
    guard let lead = get ?? post else { return nil }
    guard APIPath(lead.path).isPlain else { return leaveOut(lead, .oddPath) }
    do {
      return try get == nil ? sent(by: lead) : shown(by: lead)
    } catch {
      return leaveOut(lead, .broken(error))
    }
  }

  /// The module of some operations that a person has put together, the first that shows something
  /// leading.
  ///
  /// - Throws: `InferenceProblem` for one that does not go with the others; `DataError` for what is wrong
  ///   with the document.
  mutating func resource(of operations: [APIOperation]) throws -> APIResource? {
    var shown: [APIResource] = []
    for operation in operations where operation.method == "get" {
      shown += try self.shown(by: operation).map { [$0] } ?? []
    }
    guard var resource = shown.first(where: { $0.kind == .list }) ?? shown.first else { return nil }
    for operation in operations where operation.name != resource.lead.name {
      if resource.kind == .list {
        add(operation, to: &resource)
      } else {
        resource.leaveOut(operation, .belongsToNone)
      }
      if let unused = resource.unused.last, unused.operation == operation.name {
        throw InferenceProblem.noModule(operation.name, unused.words)
      }
    }
    return resource
  }
}

// MARK: - Kinds

extension ResourceFinder {
  private mutating func shown(by get: APIOperation) throws(DataError) -> APIResource? {
    guard let reply = get.reply else { return leaveOut(get, .noReply(get.otherReply)) }
    let example = try SchemaExample(reader: reader).value(of: reply)
    let isOfOne = APIPath(get.path).lastParameter != nil
    let search = PayloadSearch(
      kind: isOfOne ? .item : nil, pointer: nil, noun: APIPath(get.path).words.first ?? "")
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
    // What an object has that nothing distinguishes belongs to that object.
    if payload.kind == .list, identity == nil, !payload.pointer.tokens.isEmpty,
      let whole = PayloadSearch(kind: .item, pointer: nil).payload(of: example),
      whole.pointer.tokens.count < payload.pointer.tokens.count,
      payload.pointer.tokens.count > 1
        || PayloadSearch.hasMore(than: payload.pointer, in: example),
      let object = try self.entity(of: reply, whole)
    {
      (payload, entity) = (whole, object)
      identity = try self.identity(of: object, path: get.path, isList: false)
    }
    var guess: String?
    if payload.kind == .list, identity == nil {
      guess = try guessedIdentity(of: entity, path: get.path)
    }
    return APIResource(
      kind: payload.kind, lead: get, payload: payload, entity: entity,
      identity: identity ?? guess, example: example, isIdentitySure: guess == nil)
  }

  private mutating func sent(by post: APIOperation) throws(DataError) -> APIResource? {
    guard APIPath(post.path).lastParameter == nil else { return nil }
    guard let body = post.body, let (entity, place) = try object(sent: body) else {
      return leaveOut(post, .noBody)
    }
    return APIResource(
      kind: .form, lead: post, payload: Payload(kind: .form, pointer: JSONPointer(tokens: [])),
      entity: entity, identity: nil, example: JSON(.null), sent: place)
  }

  /// The object that is sent, and where it is: `/pet` in `{"pet": {…}}`.
  private func object(sent body: JSON) throws(DataError) -> (SchemaObject, JSONPointer)? {
    guard var object = try reader.object(body) else { return nil }
    var way: [String] = []
    while way.count < PayloadSearch.depth, object.properties.count == 1,
      let only = object.properties.first, let inner = try reader.object(only.schema)
    {
      way.append(only.key)
      object = inner
    }
    return (object, JSONPointer(tokens: way))
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

  /// The key that identifies entities; the parameter that opens one is mostly called so.
  private func identity(
    of entity: SchemaObject, path: String, isList: Bool
  ) throws(DataError) -> String? {
    let keys = entity.properties.map(\.key)
    let name = Self.itemName(of: path)
    let opening =
      APIPath(path).lastParameter
      ?? one(of: path).flatMap { $0.operations.first.flatMap { APIPath($0.path).lastParameter } }
    let spelled = opening.map { Words(of: $0).snakeCased } ?? ""
    let named = keys.filter { key in
      let words = Words(of: key).snakeCased
      return spelled == words || isList && spelled.hasSuffix("_" + words)
    }
    let candidates =
      named + IdentityRule.candidates(of: name, among: keys, isList: isList)
      + (isList && keys.count == 1 ? keys : [])
    if let key = try identity(among: candidates, of: entity) { return key }
    // What a path is called after may stand in its row: `{"added_at": …, "track": {"id": …}}`.
    let home = isList ? keys.first { TypeName.forItem(of: $0) == name } : nil
    return try home.flatMap { home throws(DataError) in try identity(inside: home, of: entity) }
  }

  /// Where nothing says it: what the path is called after, a name, or the id of the only object.
  private func guessedIdentity(
    of entity: SchemaObject, path: String
  ) throws(DataError) -> String? {
    let name = Self.itemName(of: path)
    let named = entity.properties.map(\.key).filter { key in
      key == "name" || TypeName.forItem(of: key) == name
    }
    if let key = try identity(among: named, of: entity) { return key }
    var homes: [String] = []
    for property in entity.properties where try reader.object(property.schema) != nil {
      homes.append(property.key)
    }
    return homes.count == 1 ? try identity(inside: homes[0], of: entity) : nil
  }

  /// The first of some keys whose values identify something.
  private func identity(
    among keys: [String], of entity: SchemaObject
  ) throws(DataError) -> String? {
    for key in keys {
      guard let property = entity.property(key) else { continue }
      let schema = try reader.schema(property.schema)
      if SchemaType.choice(for: schema, at: KeyWords(key))?.identifies == true { return key }
    }
    return nil
  }

  /// The identity of an object in another one, by its way.
  private func identity(
    inside key: String, of entity: SchemaObject
  ) throws(DataError) -> String? {
    guard let property = entity.property(key), let inner = try reader.object(property.schema),
      inner !== entity
    else { return nil }
    return try identity(of: inner, path: "", isList: false).map { "\(key).\($0)" }
  }

  private static func itemName(of path: String) -> String {
    TypeName.forItem(of: APIPath(path).words.first ?? "")
  }

  /// The group for one of the things that a path has.
  private func one(of path: String) -> OperationGroup? {
    let path = APIPath(path)
    return ones[path.shape] ?? looseOnes[path.looseShape]
  }
}

// MARK: - Screens

extension ResourceFinder {
  private mutating func addOthers() {
    var taken: Set<String> = []
    for index in resources.indices where resources[index].kind == .list {
      let path = resources[index].path
      add(
        groups.first { $0.operations.contains { $0.path == path } }, one(of: path),
        to: &resources[index])
      taken.formUnion(resources[index].operationNames)
    }
    for index in unidentified.indices {
      add(nil, one(of: unidentified[index].path), to: &unidentified[index])
    }
    // `/pet/findByStatus` has the pets that `/pet/{id}` opens, if nothing else has.
    for index in resources.indices
    where resources[index].kind == .list && resources[index].operationNames.count == 1 {
      let parent = APIPath(resources[index].path).shape.dropLast()
      guard let one = ones[Array(parent)], let get = one.operation("get"),
        !taken.contains(get.name), isRow(get.reply, of: resources[index])
      else { continue }
      let home = groups.first { $0.shapes.contains(Array(parent)) }
      guard home?.operation("get") == nil else { continue }
      add(home, one, to: &resources[index])
      taken.formUnion(resources[index].operationNames)
    }
  }

  /// Adds what opens, makes, changes and removes a row of a list.
  private func add(
    _ home: OperationGroup?, _ one: OperationGroup?, to resource: inout APIResource
  ) {
    let operations = [
      one?.operation("get"), home?.operation("post"), one?.operation("put", "patch"),
      one?.operation("delete"),
    ]
    for operation in operations.compactMap(\.self) { add(operation, to: &resource) }
    if resource.lead.query(["q"]) != nil { resource.addSearch() }
  }

  private func add(_ operation: APIOperation, to resource: inout APIResource) {
    guard APIPath(operation.path).isPlain else { return resource.leaveOut(operation, .oddPath) }
    switch operation.method {
    case "delete": resource.use(operation, as: "delete")
    case "get": addExchanging(operation, as: "detail", to: &resource)
    case "post": addExchanging(operation, as: "create", to: &resource)
    default: addExchanging(operation, as: "edit", to: &resource)
    }
  }

  /// Adds an operation whose answer is a row, as it stands in the list.
  private func addExchanging(
    _ operation: APIOperation, as screen: String, to resource: inout APIResource
  ) {
    do {
      guard let place = try placeOfRow(of: resource, in: operation.reply) else {
        return resource.leaveOut(operation, .noRow)
      }
      let body = screen == "detail" ? nil : try placeOfSent(operation, resource)
      guard screen == "detail" || body != nil else {
        return resource.leaveOut(operation, .takesLess)
      }
      resource.use(operation, as: screen, at: place, sending: body)
    } catch {
      resource.leaveOut(operation, .broken(error))
    }
  }

  /// Where an operation is sent all that a row has, but for what identifies rows; `nil` if it is
  /// not.
  private func placeOfSent(
    _ operation: APIOperation, _ resource: APIResource
  ) throws(DataError) -> JSONPointer? {
    guard let body = operation.body, let (sent, place) = try object(sent: body) else { return nil }
    let isWhole = resource.entity.properties.allSatisfy {
      $0.key == resource.identity || sent.property($0.key) != nil
    }
    return isWhole ? place : nil
  }

  private func isRow(_ reply: JSON?, of resource: APIResource) -> Bool {
    ((try? placeOfRow(of: resource, in: reply)) ?? nil) != nil
  }

  /// Where a row is in a reply; `nil` if it has none.
  private func placeOfRow(
    of resource: APIResource, in reply: JSON?
  ) throws(DataError) -> JSONPointer? {
    guard let reply else { return nil }
    let example = try SchemaExample(reader: reader).value(of: reply)
    guard let payload = PayloadSearch(kind: .item, pointer: nil).payload(of: example),
      let object = try entity(of: reply, payload)
    else { return nil }
    let isRow =
      object === resource.entity
      || resource.identity.map { object.property($0) != nil } ?? false
    return isRow ? payload.pointer : nil
  }
}
