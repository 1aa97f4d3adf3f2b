import DocumentReading
import Templates

extension SchemaReader {
  /// The schema of what stands at a place in a value of a schema; `nil` if nothing does.
  func schema(at place: JSONPointer, in json: JSON) throws(DataError) -> JSON? {
    var json = json
    for token in place.tokens {
      guard case .object(let object) = try schema(json).kind,
        let property = object.property(token)
      else { return nil }
      json = property.schema
    }
    return json
  }

  /// The items of a list, one by one.
  func items(of json: JSON) throws(DataError) -> JSON? {
    guard case .list(let items) = try schema(json).kind else { return nil }
    return items
  }

  func object(_ json: JSON) throws(DataError) -> SchemaObject? {
    guard case .object(let object) = try schema(json).kind else { return nil }
    return object
  }
}
