import DocumentReading
import Fields
import Ground
import Templates

/// The modules that can be made of a description.
package struct APICatalog {
  package let resources: [APIResource]
  package let leftOut: [LeftOut]
  /// Further facts of the API that an app has to know.
  package let notes: [String]
  private let reader: SchemaReader
  private let operations: [APIOperation]
  private let finder: ResourceFinder

  /// - Parameter isName: whether a module can be called so.
  /// - Throws: for what is no description of operations.
  package init(
    of document: APIDocument, naming isName: (String) -> Bool = { _ in true }
  ) throws(DataError) {
    reader = SchemaReader(document)
    let (operations, broken) = try document.operations()
    var finder = ResourceFinder(operations, reader)
    finder.find()
    (self.operations, self.finder) = (operations, finder)
    leftOut = broken.map { LeftOut($0.operation, .broken($0.error)) } + finder.leftOut
    notes = document.notes
    resources = Self.named(finder.resources) { TypeName.isUsable($0) && isName($0) }
  }

  /// Gives each a name of its own. Of several the one with the shortest path has the plain name.
  private static func named(
    _ resources: [APIResource], _ isName: (String) -> Bool
  ) -> [APIResource] {
    var resources = resources
    var taken: Set<String> = []
    var numbers: [String: Int] = [:]
    let order = resources.indices.sorted {
      (APIPath(resources[$0].path).count, $0) < (APIPath(resources[$1].path).count, $1)
    }
    for index in order {
      let plain = ResourceName(of: resources[index]).name(besides: taken, where: isName)
      var name = plain
      while taken.contains(name) {
        numbers[plain, default: 1] += 1
        name = "\(plain)\(numbers[plain, default: 1])"
      }
      taken.insert(name)
      resources[index].name = name
    }
    return resources
  }
}

extension APICatalog {
  /// The resource of a module: the one with the operations, or else the one that is called as the
  /// module.
  ///
  /// - Parameters:
  ///   - name: what `--list` calls it.
  ///   - names: the operations; of one, all that belongs to it comes along.
  ///   - isMarked: whether a person has said which field identifies rows.
  /// - Throws: `InferenceProblem` if there is no such thing; `DataError` for what is wrong with the
  ///   document there.
  package func resource(
    named name: String, having names: [String], isMarked: Bool = false
  ) throws -> APIResource {
    guard let operation = names.first else {
      if let resource = resources.first(where: { $0.name == name }) { return resource }
      if resources.isEmpty, let error = leftOut.lazy.compactMap(\.error).first { throw error }
      throw InferenceProblem.unknownResource(
        name, Suggestion(for: name, among: resources.map(\.name)))
    }
    if names.count > 1 { return try resource(ofAll: names) }
    if let resource = resources.first(where: { $0.has(operation) }) { return resource }
    if isMarked, let resource = finder.unidentified.first(where: { $0.has(operation) }) {
      return resource
    }
    throw problem(with: operation)
  }

  private func resource(ofAll names: [String]) throws -> APIResource {
    var chosen: [APIOperation] = []
    for name in names {
      guard let operation = operations.first(where: { $0.isCalled(name) }) else {
        throw problem(with: name)
      }
      chosen.append(operation)
    }
    var finder = self.finder
    guard let resource = try finder.resource(of: chosen) else { throw problem(with: names[0]) }
    return resource
  }

  private func problem(with operation: String) -> any Error {
    if let operation = leftOut.first(where: { $0.isCalled(operation) }) {
      return operation.error ?? InferenceProblem.noModule(operation.operation, operation.words)
    }
    let known = operations.map(\.name)
    return InferenceProblem.unknownOperation(operation, Suggestion(for: operation, among: known))
  }

  /// - Parameters:
  ///   - entity: what the entity is called.
  ///   - isTaken: whether no type of the module can be called so.
  /// - Throws: `InferenceProblem` for an overrule without a place; `DataError` for a `$ref` that leads
  ///   nowhere.
  package func module(
    of resource: APIResource, entity: String, overrules: Overrules = .none,
    isTaken: @escaping @Sendable (String) -> Bool = { _ in false }
  ) throws -> DescribedModule {
    let identity = overrules.identity ?? resource.identity ?? resource.sentID
    var maker = SchemaFieldMaker(
      reader: reader, entity: entity, identity: identity, overrules: overrules, isTaken: isTaken)
    var fields = try maker.fields(of: resource.entity)
    var explanations = maker.explanations
    var notes: [String] = []
    var screens = resource.screens
    if let way = identity?.split(separator: ".").map(String.init), way.count > 1,
      !fields.contains(where: { $0.key == identity })
    {
      guard let marked = fields.marking(way[...]) else {
        throw InferenceProblem.noIdentity(
          "\(resource.payload.pointer)", isList: true, differing: [])
      }
      fields = marked
      // What stands in an object is made by the server.
      screens.removeAll { ["create", "edit"].contains($0) }
    }
    if resource.kind == .form {
      let made = Set([resource.givenID].compactMap(\.self))
      fields.removeAll { made.contains($0.key) }
      explanations = explanations.map {
        made.contains($0.path) ? $0.leftOut(Message("the server makes it").text) : $0
      }
      let keys = Set(fields.filter { $0.closed != nil }.map(\.key))
      fields.removeAll { keys.contains($0.key) }
      explanations = explanations.filter { explanation in
        !keys.contains { explanation.path.hasPrefix($0 + ".") }
      }.map { keys.contains($0.path) ? $0.leftOut(Message("no form can enter it").text) : $0 }
    } else if let closed = fields.first(where: { $0.key != identity }),
      !fields.contains(where: { $0.key != identity && $0.isEnterable })
    {
      let lost = screens.filter { ["create", "edit"].contains($0) }
      screens.removeAll(where: lost.contains)
      if !lost.isEmpty {
        notes.append(
          Message(
            "Without \(lost.joined(separator: ", ")): no form can enter `\(closed.key)`"
          ).text)
      }
    }
    guard !fields.isEmpty else {
      throw reader.document.error(.noFields, at: resource.lead.reply ?? resource.example)
    }
    let isList = resource.kind == .list
    notes += resource.unused.map {
      Message("Without `\($0.operation.printable)`: \($0.words)").text
    }
    if !resource.requiredQuery.isEmpty {
      let words = resource.requiredQuery.map { "`\($0)`" }.joined(separator: ", ")
      notes.append(Message("Add to the request what the server wants: \(words)").text)
    }
    let reply = InferredReply(
      kind: resource.kind, place: resource.payload.pointer, row: resource.payload.row,
      rowCount: 0, fields: fields, identity: identity,
      paging: isList
        ? APIPaging.paging(
          of: resource.lead, example: resource.example, rows: resource.payload.pointer) : nil,
      explanations: explanations,
      isIdentitySure: overrules.identity != nil || resource.isIdentitySure)
    return DescribedModule(resource: resource, reply: reply, screens: screens, notes: notes)
  }
}
