import Templates

/// The methods of the protocol.
extension ToolServer {
  /// - Returns: `nil` for a request that stays open.
  func answer(to request: ClientMessage.Request) throws(ProtocolError) -> JSON? {
    let revision = try revision(of: request)
    let members: [(String, JSON)]
    switch (request.method, revision) {
    case ("initialize", .handshake): members = try initialize(request.parameters)
    case ("ping", .handshake): members = []
    case ("server/discover", .perRequest): members = discovery
    case ("tools/list", _): members = try list(request.parameters, revision)
    case ("tools/call", _): members = try call(request.parameters)
    case ("subscriptions/listen", .perRequest):
      subscribe(request.id)
      return nil
    default: throw .unknownMethod(request.method)
    }
    return [
      "jsonrpc": "2.0", "id": request.id.json, "result": result(of: members, in: revision),
    ]
  }

  private func result(of members: [(String, JSON)], in revision: ProtocolRevision) -> JSON {
    guard revision == .perRequest else { return JSON(object: members) }
    return JSON(
      object: [("resultType", "complete")] + members
        + [("_meta", ["io.modelcontextprotocol/serverInfo": identity.json])])
  }
}

// MARK: - Revisions

extension ToolServer {
  /// The revision that a request is in.
  private func revision(
    of request: ClientMessage.Request
  ) throws(ProtocolError) -> ProtocolRevision {
    let meta = request.parameters.member("_meta")
    guard meta?.isObject ?? true else { throw .invalidParameters("`_meta` has to be an object") }
    guard let meta, let version = meta.member(Self.versionKey) else {
      if isInitialized || ["initialize", "ping"].contains(request.method) { return .handshake }
      throw .invalidParameters("`_meta` lacks `\(Self.versionKey)`; or begin with `initialize`")
    }
    guard let text = version.text else {
      throw .invalidParameters("`\(Self.versionKey)` has to be a text")
    }
    guard let revision = ProtocolRevision(rawValue: text) else { throw .unsupported(text) }
    if revision == .perRequest { try requireClient(in: meta) }
    return revision
  }

  private func requireClient(in meta: JSON) throws(ProtocolError) {
    guard meta.member(Self.capabilitiesKey)?.isObject == true else {
      throw .invalidParameters("`_meta` lacks an object `\(Self.capabilitiesKey)`")
    }
    if let client = meta.member(Self.clientKey) {
      try requireImplementation(client, called: Self.clientKey)
    }
  }

  private func requireImplementation(
    _ client: JSON, called name: String
  ) throws(ProtocolError) {
    guard client.member("name")?.text != nil, client.member("version")?.text != nil else {
      throw .invalidParameters("`\(name)` has to have a `name` and a `version`")
    }
  }

  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  private static let clientKey = "io.modelcontextprotocol/clientInfo"

  private func initialize(_ parameters: JSON) throws(ProtocolError) -> [(String, JSON)] {
    guard parameters.member("protocolVersion")?.text != nil else {
      throw .invalidParameters("`protocolVersion` is missing")
    }
    guard parameters.member("capabilities")?.isObject == true else {
      throw .invalidParameters("`capabilities` is missing")
    }
    guard let client = parameters.member("clientInfo") else {
      throw .invalidParameters("`clientInfo` is missing")
    }
    try requireImplementation(client, called: "clientInfo")
    isInitialized = true
    // Whatever was asked for: a client that does not speak it hangs up.
    return [
      ("protocolVersion", JSON(.text(ProtocolRevision.handshake.rawValue))),
      ("capabilities", Self.capabilities), ("serverInfo", identity.json),
      ("instructions", JSON(.text(identity.instructions))),
    ]
  }

  private var discovery: [(String, JSON)] {
    [
      ("supportedVersions", ProtocolRevision.names), ("capabilities", Self.capabilities),
      ("instructions", JSON(.text(identity.instructions))),
    ] + Self.cache(milliseconds: 3_600_000, "public")
  }

  private static let capabilities: JSON = ["tools": JSON(object: [])]

  private static func cache(milliseconds: Int, _ scope: JSON) -> [(String, JSON)] {
    [("ttlMs", JSON(.number(milliseconds))), ("cacheScope", scope)]
  }
}

// MARK: - Tools

extension ToolServer {
  private func list(
    _ parameters: JSON, _ revision: ProtocolRevision
  ) throws(ProtocolError) -> [(String, JSON)] {
    guard [nil, .null].contains(parameters.member("cursor")?.kind) else {
      throw .invalidParameters("unknown `cursor`: all tools are on one page")
    }
    let tools = ("tools", JSON(.list(toolbox.descriptions().map(\.json))))
    // What a tool takes depends on the project's templates, which may change.
    let cache = revision == .perRequest ? Self.cache(milliseconds: 10_000, "private") : []
    return [tools] + cache
  }

  private func call(_ parameters: JSON) throws(ProtocolError) -> [(String, JSON)] {
    guard let name = parameters.member("name")?.text else {
      throw .invalidParameters("`name` of the tool is missing")
    }
    let arguments: [JSON.Member]
    switch parameters.member("arguments")?.kind {
    case .object(let members): arguments = members
    case nil: arguments = []
    default: throw .invalidParameters("`arguments` has to be an object")
    }
    guard let result = toolbox.call(name, arguments, { self.isUnwanted() }) else {
      let names = toolbox.descriptions().map(\.name)
      throw .invalidParameters(
        "unknown tool `\(name)`\(Suggestion(for: name, among: names)); there are "
          + names.joined(separator: ", "))
    }
    return result.members
  }
}
