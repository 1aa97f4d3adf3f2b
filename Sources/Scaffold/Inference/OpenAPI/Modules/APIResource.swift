import DocumentReading
import Fields
import Templates

/// Operations that belong to one module.
package struct APIResource {
  /// The possible name of the module: `Issues`
  package var name = ""
  package let kind: InferredKind
  /// The one that gets the rows or the object, or sends the form.
  let lead: APIOperation
  /// The others.
  private(set) var others: [APIOperation] = []
  /// The screens that a list can have, if its fields can be entered.
  private(set) var screens: [String] = []
  /// The operations by what a list can do with them.
  private var uses: [String: APIOperation] = [:]
  /// Those of the others that it can do nothing with, and why.
  private(set) var unused: [LeftOut] = []
  /// Where one row is in the reply to an operation that gives or takes one.
  package private(set) var inside = JSONPointer(tokens: [])
  /// Where one thing is in what is sent.
  package private(set) var sent = JSONPointer(tokens: [])
  /// Where the entity is, and its schema.
  let payload: Payload
  let entity: SchemaObject
  /// The key that identifies entities.
  let identity: String?
  /// False if that is a guess.
  let isIdentitySure: Bool
  /// A reply of the leading operation.
  package let example: JSON

  init(
    kind: InferredKind, lead: APIOperation, payload: Payload, entity: SchemaObject,
    identity: String?, example: JSON, sent: JSONPointer = JSONPointer(tokens: []),
    isIdentitySure: Bool = true
  ) {
    (self.kind, self.lead, self.payload, self.entity) = (kind, lead, payload, entity)
    (self.identity, self.example, self.sent) = (identity, example, sent)
    self.isIdentitySure = isIdentitySure
    screens = kind == .list ? ["list"] : []
  }
}

extension APIResource {
  package var path: String { lead.path }

  /// True if it is one of many, by its path.
  var isOfMany: Bool { kind == .item && APIPath(path).lastParameter != nil }

  /// True if it is opened by its id, which is in its reply too.
  package var isByID: Bool { isOfMany && identity != nil }

  private var operations: [APIOperation] { [lead] + others }

  package var operationNames: [String] { operations.map(\.name) }

  /// The id of what a form sends; `nil` if there is none.
  private var formID: SchemaObject.Property? {
    kind == .form ? entity.properties.first { FieldName(key: $0.key).swiftName == "id" } : nil
  }

  /// The key of an id that whoever sends the form has to say.
  var sentID: String? { formID.flatMap { isSent($0) ? $0.key : nil } }

  /// The key of an id that the server makes, as it need not be sent.
  var givenID: String? { formID.flatMap { isSent($0) ? nil : $0.key } }

  private func isSent(_ id: SchemaObject.Property) -> Bool {
    id.isRequired || entity.properties.count == 1
  }

  /// A reply of the leading operation, as the description gives one.
  package var documented: JSON? { kind == .form ? nil : lead.example }

  /// The query that is required, and that a generated request lacks.
  package var requiredQuery: [String] { lead.query.filter(\.isRequired).map(\.name) }

  /// The method by which a row is changed.
  package var edit: String? { uses["edit"]?.method }

  /// True if a person means one of its operations.
  package func has(_ operation: String) -> Bool {
    operations.contains { $0.isCalled(operation) }
  }
}

// MARK: - Screens

extension APIResource {
  /// Those that have one row in what they answer or take.
  private static let exchanging: Set<String> = ["detail", "create", "edit"]

  /// - Parameters:
  ///   - place: where a row is in its answer.
  ///   - body: where one is in what it is sent.
  mutating func use(
    _ operation: APIOperation, as screen: String, at place: JSONPointer? = nil,
    sending body: JSONPointer? = nil
  ) {
    others.append(operation)
    // All of them are read, written and asked for in one way.
    let isFirst = !screens.contains(where: Self.exchanging.contains)
    guard isFirst || place == nil || inside == place else {
      return unused.append(LeftOut(operation, .otherPlace))
    }
    let isFirstSent = uses["create"] == nil && uses["edit"] == nil
    guard isFirstSent || body == nil || sent == body else {
      return unused.append(LeftOut(operation, .otherPlace))
    }
    if screen != "create", let one = oneOperation, one.path != operation.path {
      return unused.append(LeftOut(operation, .otherPath))
    }
    inside = place ?? inside
    sent = body ?? sent
    uses[screen] = operation
    screens.append(screen)
  }

  mutating func leaveOut(_ operation: APIOperation, _ reason: LeftOut.Reason) {
    others.append(operation)
    unused.append(LeftOut(operation, reason))
  }

  mutating func addSearch() { screens.append("search") }

  /// An operation on one row.
  private var oneOperation: APIOperation? {
    ["detail", "edit", "delete"].lazy.compactMap { uses[$0] }.first
  }
}

// MARK: - Paths

extension APIResource {
  /// The path as `--path` takes it, with those of one row and of a new one, where they are others.
  package var requestPath: String {
    let own = APIPath(path)
    let names = own.names(isOfOne: isByID)
    let request = own.request(isOfOne: isByID)
    guard kind == .list else { return request }
    var paths = [request]
    if let create = uses["create"].map({ APIPath($0.path).request(isOfOne: false, naming: names) }),
      create != request
    {
      paths.append(create)
    }
    if let one = oneOperation.map({ APIPath($0.path).request(isOfOne: true, naming: names) }),
      one != own.requestOfOne(naming: names)
    {
      paths.append(one)
    }
    return paths.joined(separator: " ")
  }
}
