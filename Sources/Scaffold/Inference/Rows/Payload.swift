import DocumentReading

/// Where in a reply the things are that a module is about.
struct Payload: Equatable {
  let kind: InferredKind
  /// The list of rows, or the one object.
  let pointer: JSONPointer
  /// Where in a row the entity is, if it is wrapped: `/data` in `{"kind": "t3", "data": {…}}`.
  var row = JSONPointer(tokens: [])
}
