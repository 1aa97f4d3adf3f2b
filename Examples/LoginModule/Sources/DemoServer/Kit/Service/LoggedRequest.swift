/// What may be reported of a request: no header, no body, and of the query only what is no secret.
struct LoggedRequest: Sendable, Hashable {
  let method: String
  let path: String
  let query: [String: String]
  let status: Int
  let fault: Fault.Kind?

  private static let open: Set = ["count", "max_id", "since_id"]

  init(_ request: Request, status: Int, fault: Fault.Kind?) {
    method = request.method
    path = request.path
    query = Dictionary(
      uniqueKeysWithValues: request.query.map { ($0, Self.open.contains($0) ? $1 : "…") })
    self.status = status
    self.fault = fault
  }

  var json: JSON {
    [
      "method": .string(method),
      "path": .string(path),
      "query": .object(query.mapValues { .string($0) }),
      "status": .int(Int64(status)),
      "fault": fault.map { .string($0.rawValue) } ?? .null,
    ]
  }
}
