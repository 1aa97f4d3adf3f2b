extension Router {
  /// What an app may ask.
  static let apiRoutes = [
    Route("POST", "/2/login", logIn),
    Route("POST", "/2/login/code", confirm),
    Route("POST", "/2/token", refresh),
    Route("POST", "/2/logout", logOut),
    Route("GET", "/2/statuses/public_timeline.json", timeline),
    Route("GET", "/2/statuses/show.json", status),
  ]

  @Sendable
  private static func logIn(
    _ request: Request, _ state: inout DemoState
  ) throws(Refusal) -> JSON {
    let name = try request.field("user_name")
    let password = try request.field("password")
    return switch try state.accounts.logIn(name, password: password) {
    case .granted(let grant): grant.loginJSON
    case .challenged(let challenge): ["challenge": .string(challenge)]
    }
  }

  @Sendable
  private static func confirm(
    _ request: Request, _ state: inout DemoState
  ) throws(Refusal) -> JSON {
    let challenge = try request.field("challenge")
    return try state.accounts.confirm(challenge, code: request.field("code")).loginJSON
  }

  @Sendable
  private static func refresh(
    _ request: Request, _ state: inout DemoState
  ) throws(Refusal) -> JSON {
    .object(try state.accounts.refresh(request.field("refresh_token")).tokenFields)
  }

  @Sendable
  private static func logOut(
    _ request: Request, _ state: inout DemoState
  ) throws(Refusal) -> JSON {
    if let token = request.token { state.accounts.logOut(token) }
    return ["result": true]
  }

  @Sendable
  private static func timeline(
    _ request: Request, _ state: inout DemoState
  ) throws(Refusal) -> JSON {
    try checkToken(of: request, in: state)
    let page = state.posts.page(
      since: try request.number("since_id"),
      max: try request.number("max_id"),
      count: min(max(try request.number("count") ?? 20, 1), 100))
    return [
      "statuses": .array(page.map(state.posts.json)),
      "total_number": .int(Int64(state.posts.count)),
    ]
  }

  @Sendable
  private static func status(
    _ request: Request, _ state: inout DemoState
  ) throws(Refusal) -> JSON {
    try checkToken(of: request, in: state)
    guard let id: Int64 = try request.number("id") else { throw .missing("id") }
    guard let post = state.posts.post(id) else { throw .unknownStatus }
    return state.posts.json(post)
  }

  private static func checkToken(
    of request: Request, in state: DemoState
  ) throws(Refusal) {
    guard let token = request.token, state.accounts.accepts(token) else { throw .badToken }
  }
}
