import DocumentReading
import Templates

/// The objects that operations send and answer with, by their schemas.
struct OperationObjects {
  let reader: SchemaReader
}

extension OperationObjects {
  /// The object of a row, or the one that a reply is about.
  func entity(
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

  /// The object that is sent, and where it is: `/pet` in `{"pet": {…}}`.
  func object(sent body: JSON) throws(DataError) -> (SchemaObject, JSONPointer)? {
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

  /// Where an operation is sent all that a row has, but for what identifies rows; `nil` if it is
  /// not.
  func placeOfSent(
    _ operation: APIOperation, _ resource: APIResource
  ) throws(DataError) -> JSONPointer? {
    guard let body = operation.body, let (sent, place) = try object(sent: body) else { return nil }
    let isWhole = resource.entity.properties.allSatisfy {
      $0.key == resource.identity || sent.property($0.key) != nil
    }
    return isWhole ? place : nil
  }

  /// Where a row is in a reply; `nil` if it has none.
  func placeOfRow(
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
