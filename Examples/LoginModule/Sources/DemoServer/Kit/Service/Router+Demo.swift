extension Router {
  /// What is there for study and for tests: it changes the server, and meets no faults.
  static let demoRoutes = [
    Route("POST", "/demo/posts", grow),
    Route("POST", "/demo/faults", addFault),
    Route("DELETE", "/demo/faults", clearFaults),
    Route("POST", "/demo/expire", expire),
    Route("GET", "/demo/requests", requests),
  ]

  @Sendable
  private static func grow(
    _ request: Request, _ state: inout DemoState
  ) throws(Refusal) -> JSON {
    if let text = request.fields["text"] {
      state.posts.add(Post.Words(text: text, author: request.fields["name"] ?? "demo"))
      return ["total_number": .int(Int64(state.posts.count))]
    }
    let count = try request.number("count") ?? 1
    guard (1...1_000).contains(count) else { throw .missing("count") }
    state.posts.grow(by: count)
    return ["total_number": .int(Int64(state.posts.count))]
  }

  @Sendable
  private static func addFault(
    _ request: Request, _ state: inout DemoState
  ) throws(Refusal) -> JSON {
    state.faults.add(try Fault(request.fields))
    return ["result": true]
  }

  @Sendable
  private static func clearFaults(
    _ request: Request, _ state: inout DemoState
  ) throws(Refusal) -> JSON {
    state.faults.clear()
    return ["result": true]
  }

  @Sendable
  private static func expire(
    _ request: Request, _ state: inout DemoState
  ) throws(Refusal) -> JSON {
    state.accounts.expire()
    return ["result": true]
  }

  @Sendable
  private static func requests(
    _ request: Request, _ state: inout DemoState
  ) throws(Refusal) -> JSON {
    ["requests": .array(state.log.entries.map(\.json))]
  }
}
