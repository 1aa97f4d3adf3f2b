import DocumentReading
import Ground
import Templates

/// Finds which operations belong together.
struct ResourceFinder {
  private let reader: SchemaReader
  private let groups: [OperationGroup]
  private let ones: ItemGroups
  private let objects: OperationObjects
  private let identities: SchemaIdentity
  private(set) var resources: [APIResource] = []
  /// Lists of which nobody has said yet what distinguishes their rows.
  private(set) var unidentified: [APIResource] = []
  private(set) var leftOut: [LeftOut] = []

  init(_ operations: [APIOperation], _ reader: SchemaReader) {
    self.reader = reader
    groups = OperationGroup.groups(of: operations)
    ones = ItemGroups(among: groups)
    objects = OperationObjects(reader: reader)
    identities = SchemaIdentity(reader: reader, ones: ones)
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
      var entity = try objects.entity(of: reply, payload)
    else { return leaveOut(get, .noObjects) }
    // The branches of a tree are no rows: they are what they stand in.
    if payload.kind == .list,
      let whole = PayloadSearch(kind: .item, pointer: nil).payload(of: example),
      try objects.entity(of: reply, whole) === entity
    {
      payload = whole
    }
    var identity = try identities.identity(
      of: entity, path: get.path, isList: payload.kind == .list)
    // What an object has that nothing distinguishes belongs to that object.
    if payload.kind == .list, identity == nil, !payload.pointer.tokens.isEmpty,
      let whole = PayloadSearch(kind: .item, pointer: nil).payload(of: example),
      whole.pointer.tokens.count < payload.pointer.tokens.count,
      payload.pointer.tokens.count > 1
        || PayloadSearch.hasMore(than: payload.pointer, in: example),
      let object = try objects.entity(of: reply, whole)
    {
      (payload, entity) = (whole, object)
      identity = try identities.identity(of: object, path: get.path, isList: false)
    }
    var guess: String?
    if payload.kind == .list, identity == nil {
      guess = try identities.guess(of: entity, path: get.path)
    }
    return APIResource(
      kind: payload.kind, lead: get, payload: payload, entity: entity,
      identity: identity ?? guess, example: example, isIdentitySure: guess == nil)
  }

  private mutating func sent(by post: APIOperation) throws(DataError) -> APIResource? {
    guard APIPath(post.path).lastParameter == nil else { return nil }
    guard let body = post.body, let (entity, place) = try objects.object(sent: body) else {
      return leaveOut(post, .noBody)
    }
    return APIResource(
      kind: .form, lead: post, payload: Payload(kind: .form, pointer: JSONPointer(tokens: [])),
      entity: entity, identity: nil, example: JSON(.null), sent: place)
  }

  private mutating func leaveOut(
    _ operation: APIOperation, _ reason: LeftOut.Reason
  ) -> APIResource? {
    leftOut.append(LeftOut(operation, reason))
    return nil
  }
}

// MARK: - Screens

extension ResourceFinder {
  private mutating func addOthers() {
    var taken: Set<String> = []
    for index in resources.indices where resources[index].kind == .list {
      let path = resources[index].path
      add(
        groups.first { $0.operations.contains { $0.path == path } }, ones.group(of: path),
        to: &resources[index])
      taken.formUnion(resources[index].operationNames)
    }
    for index in unidentified.indices {
      add(nil, ones.group(of: unidentified[index].path), to: &unidentified[index])
    }
    // `/pet/findByStatus` has the pets that `/pet/{id}` opens, if nothing else has.
    for index in resources.indices
    where resources[index].kind == .list && resources[index].operationNames.count == 1 {
      let parent = APIPath(resources[index].path).shape.dropLast()
      guard let one = ones.group(ofShape: Array(parent)), let get = one.operation("get"),
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
      guard let place = try objects.placeOfRow(of: resource, in: operation.reply) else {
        return resource.leaveOut(operation, .noRow)
      }
      let body = screen == "detail" ? nil : try objects.placeOfSent(operation, resource)
      guard screen == "detail" || body != nil else {
        return resource.leaveOut(operation, .takesLess)
      }
      resource.use(operation, as: screen, at: place, sending: body)
    } catch {
      resource.leaveOut(operation, .broken(error))
    }
  }

  private func isRow(_ reply: JSON?, of resource: APIResource) -> Bool {
    ((try? objects.placeOfRow(of: resource, in: reply)) ?? nil) != nil
  }
}
