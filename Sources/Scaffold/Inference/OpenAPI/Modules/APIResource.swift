import DocumentReading
import Templates

/// Operations that belong to one module.
package struct APIResource {
  /// What the module may be called: `Issues`
  package var name = ""
  package let kind: InferredKind
  /// The one that gets the rows or the object, or sends the form.
  let lead: APIOperation
  /// The others.
  var others: [APIOperation] = []
  /// What a list can do, if its fields can be entered.
  var screens: [String] = []
  /// Where one row is in the reply to an operation that gives or takes one.
  package var inside = JSONPointer(tokens: [])
  /// Where the entity is, and its schema.
  let payload: Payload
  let entity: SchemaObject
  /// The key that tells entities apart.
  let identity: String?
  /// A reply of the leading operation.
  package let example: JSON
}

extension APIResource {
  package var path: String { lead.path }

  /// The path as `--path` takes it.
  package var requestPath: String { APIPath(path).request(isOfOne: isByID) }

  /// Whether it is one of many, by its path.
  var isOfMany: Bool { kind == .item && APIPath(path).lastParameter != nil }

  /// Whether it is opened by its id, which is in its reply too.
  package var isByID: Bool { isOfMany && identity != nil }

  private var operations: [APIOperation] { [lead] + others }

  package var operationNames: [String] { operations.map(\.name) }

  /// The words of its path, the last one first, as types are called.
  var words: [String] {
    let words = APIPath(path).words
    guard isOfMany, let last = words.first else { return words }
    return [Words(of: last).singular.pascalCased] + words.dropFirst()
  }

  /// A reply of the leading operation, as the description gives one.
  package var documented: JSON? { kind == .form ? nil : lead.example }

  /// What the query has to say, and a generated request does not.
  package var requiredQuery: [String] { lead.query.filter(\.isRequired).map(\.name) }

  /// The method by which a row is changed.
  package var edit: String? { others.first { ["patch", "put"].contains($0.method) }?.method }

  /// Whether a person means one of its operations.
  package func has(_ operation: String) -> Bool {
    operations.contains { $0.isCalled(operation) }
  }
}
