extension Router {
  /// What an app may ask.
  static let apiRoutes = [
    Route("POST", "/2/login", logIn),
    Route("POST", "/2/login/code", confirm),
    Route("POST", "/2/token", refresh),
    Route("POST", "/2/logout", logOut),
    Route("GET", "/2/statuses/public_timeline.json", timeline),
    Route("GET", "/2/statuses/show.json", status),
    Route("PUT", "/2/favorites", setLiked(true)),
    Route("DELETE", "/2/favorites", setLiked(false)),
    Route("GET", "/2/me", me),
    Route("POST", "/2/me/avatar", setAvatar),
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
    let user = try user(of: request, in: state)
    let page = state.posts.page(
      since: try request.number("since_id"),
      max: try request.number("max_id"),
      count: min(max(try request.number("count") ?? 20, 1), 100))
    return [
      "statuses": .array(page.map { json($0, for: user, in: state) }),
      "total_number": .int(Int64(state.posts.count)),
    ]
  }

  @Sendable
  private static func status(
    _ request: Request, _ state: inout DemoState
  ) throws(Refusal) -> JSON {
    let user = try user(of: request, in: state)
    return json(try post(in: request, state), for: user, in: state)
  }

  private static func setLiked(_ isLiked: Bool) -> Route.Answer {
    { request, state throws(Refusal) in
      let user = try user(of: request, in: state)
      state.likes.set(isLiked, try post(in: request, state).id, of: user.id)
      return profile(of: user, in: state)
    }
  }

  @Sendable
  private static func me(
    _ request: Request, _ state: inout DemoState
  ) throws(Refusal) -> JSON {
    profile(of: try user(of: request, in: state), in: state)
  }

  @Sendable
  private static func setAvatar(
    _ request: Request, _ state: inout DemoState
  ) throws(Refusal) -> JSON {
    let user = try user(of: request, in: state)
    guard let file = request.file("avatar"), file.type.hasPrefix("image/") else {
      throw .missing("avatar")
    }
    state.avatars.set(file, of: user.id)
    return profile(of: user, in: state)
  }
}

extension Router {
  private static func user(
    of request: Request, in state: DemoState
  ) throws(Refusal) -> DemoAccount {
    guard let user = request.token.flatMap(state.accounts.owner) else { throw .badToken }
    return user
  }

  private static func post(
    in request: Request, _ state: DemoState
  ) throws(Refusal) -> Post {
    guard let id: Int64 = try request.number("id") else { throw .missing("id") }
    guard let post = state.posts.post(id) else { throw .unknownStatus }
    return post
  }

  private static func json(
    _ post: Post, for user: DemoAccount, in state: DemoState
  ) -> JSON {
    var json = state.posts.json(post)
    json["favorited"] = .bool(state.likes.contains(post.id, of: user.id))
    return json
  }

  private static func profile(of user: DemoAccount, in state: DemoState) -> JSON {
    var json = user.json
    json["profile_image_url"] = "\(state.posts.pictures)/\(state.avatars.name(of: user.id))"
    json["favourites_count"] = .int(Int64(state.likes.count(of: user.id)))
    return json
  }
}
