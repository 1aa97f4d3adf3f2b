import Testing

@testable import Templates
@testable import ToolServing

/// What a client of the Model Context Protocol is answered, message by message.
@Suite struct ToolServerTests {
  /// Each is answered by one line, or by none.
  static let conversations: [(sent: [String], answered: [String])] = [
    // What is no message.
    (["{"], [error(-32700, "not JSON: expected a key in quotes, at character 2")]),
    (["nonsense"], [error(-32700, "not JSON: expected a value, at character 1")]),
    (["[]"], [error(-32600, "a batch of messages: the protocol has one a line")]),
    (["17"], [error(-32600, "a number: a message is an object")]),
    (["{}"], [error(-32600, #"`jsonrpc` has to be \"2.0\""#)]),
    (
      [#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#],
      [error(-32600, #"`jsonrpc` has to be \"2.0\""#, id: "1")]
    ),
    ([#"{"jsonrpc":"2.0","id":1}"#], [error(-32600, "`method` is missing", id: "1")]),
    (
      [#"{"jsonrpc":"2.0","id":"a","method":7}"#],
      [error(-32600, "`method` has to be a text", id: #""a""#)]
    ),
    (
      [#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#],
      [error(-32600, "`id` has to be a text or a whole number")]
    ),
    (
      [#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#],
      [error(-32600, "`id` has to be a text or a whole number")]
    ),
    (
      [#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#],
      [error(-32602, "`params` has to be an object", id: "1")]
    ),
    // What wants no answer.
    (["", "  \t\r"], []),
    ([#"{"jsonrpc":"2.0","method":"tools/call"}"#], []),
    ([#"{"jsonrpc":"2.0","method":"notifications/initialized","params":3}"#], []),
    ([#"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#], []),
    ([#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":9}}"#], []),
    ([#"{"jsonrpc":"2.0","id":1,"result":{}}"#], []),
    // The identity of a request comes back as it was.
    (
      [#"{"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"ping"}"#],
      [#"{"jsonrpc":"2.0","id":123456789012345678901234567890,"result":{}}"#]
    ),
    (
      ["{\"jsonrpc\":\"2.0\",\"id\":\"é\\n\",\"method\":\"ping\"}\r"],
      [#"{"jsonrpc":"2.0","id":"é\n","result":{}}"#]
    ),
    // Revisions.
    (
      [#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#],
      [
        error(
          -32602,
          "`_meta` lacks `io.modelcontextprotocol/protocolVersion`; or begin with `initialize`",
          id: "1")
      ]
    ),
    (
      [request("tools/list", meta: #""io.modelcontextprotocol/protocolVersion":"2026-07-28""#)],
      [
        error(
          -32602, "`_meta` lacks an object `io.modelcontextprotocol/clientCapabilities`", id: "1")
      ]
    ),
    (
      [request("tools/list", meta: #""io.modelcontextprotocol/protocolVersion":20"#)],
      [error(-32602, "`io.modelcontextprotocol/protocolVersion` has to be a text", id: "1")]
    ),
    (
      [
        request(
          "tools/list",
          meta: #""io.modelcontextprotocol/protocolVersion":"2099-01-01""#)
      ],
      [
        #"{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"unsupported protocol version `2099-01-01`","data":{"supported":["2026-07-28","2025-06-18"],"requested":"2099-01-01"}}}"#
      ]
    ),
    (
      [request("tools/list", meta: meta + #","io.modelcontextprotocol/clientInfo":{"name":"x"}"#)],
      [
        error(
          -32602, "`io.modelcontextprotocol/clientInfo` has to have a `name` and a `version`",
          id: "1")
      ]
    ),
    (
      [#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#],
      [error(-32602, "`protocolVersion` is missing", id: "1")]
    ),
    ([request("ping")], [error(-32601, "unknown method `ping`", id: "1")]),
    (
      [initialize, #"{"jsonrpc":"2.0","id":2,"method":"server/discover"}"#],
      [initialized, error(-32601, "unknown method `server/discover`", id: "2")]
    ),
    (
      [request("server/discover")],
      [
        #"{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","supportedVersions":["2026-07-28","2025-06-18"],"capabilities":{"tools":{}},"instructions":"Echo.","ttlMs":3600000,"cacheScope":"public",\#(server)}}"#
      ]
    ),
    // Tools.
    (
      [request("tools/list")],
      [
        #"{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[\#(echo)],"ttlMs":10000,"cacheScope":"private",\#(server)}}"#
      ]
    ),
    (
      [initialize, #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{}}"#],
      [initialized, #"{"jsonrpc":"2.0","id":2,"result":{"tools":[\#(echo)]}}"#]
    ),
    (
      [request("tools/list", #""cursor":"2","#)],
      [error(-32602, "unknown `cursor`: all tools are on one page", id: "1")]
    ),
    (
      [request("tools/call", #""name":"echo","arguments":{"text":"a\nb"},"#)],
      [
        #"{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","content":[{"type":"text","text":"{\"text\":\"a\\nb\"}"}],"structuredContent":{"text":"a\nb"},"isError":false,\#(server)}}"#
      ]
    ),
    (
      [
        initialize,
        #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"echo"}}"#,
      ],
      [
        initialized,
        #"{"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"{}"}],"structuredContent":{},"isError":true}}"#,
      ]
    ),
    (
      [request("tools/call", #""name":"ech","#)],
      [error(-32602, "unknown tool `ech`; did you mean `echo`?; there are echo", id: "1")]
    ),
    ([request("tools/call")], [error(-32602, "`name` of the tool is missing", id: "1")]),
    (
      [request("tools/call", #""name":"echo","arguments":[],"#)],
      [error(-32602, "`arguments` has to be an object", id: "1")]
    ),
    ([request("tools/cal")], [error(-32601, "unknown method `tools/cal`", id: "1")]),
    // Changes, of which there are none to hear of.
    (
      [request("subscriptions/listen", #""notifications":{"toolsListChanged":true},"#)],
      [
        #"{"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":1},"notifications":{}}}"#,
        #"{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","_meta":{"io.modelcontextprotocol/subscriptionId":1}}}"#,
      ]
    ),
    (
      [
        request("subscriptions/listen"),
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      ],
      []
    ),
  ]

  @Test(arguments: conversations)
  func answers(_ sent: [String], _ answered: [String]) throws {
    #expect(try Self.serve([sent.joined(separator: "\n")]) == answered)
    // Byte by byte, so that nothing is known ahead.
    let bytes = sent.map { $0 + "\n" }.joined().utf8.map { [$0] }
    if !answered.isEmpty { #expect(try Self.serve(bytes: bytes) == answered) }
  }

  @Test func refusesWhatIsNotUTF8() throws {
    let line =
      Array("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"".utf8) + [0xFF] + Array("\"}".utf8)
    #expect(try Self.serve(bytes: [line]) == [Self.error(-32700, "not JSON: not UTF-8")])
  }

  @Test func passesOverALineThatIsTooLong() throws {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16)
    let lines = Array(repeating: long, count: 65) + [Array("\n{\n".utf8)]
    #expect(
      try Self.serve(bytes: lines) == [
        Self.error(-32600, "a message of more than 4194304 bytes"),
        Self.error(-32700, "not JSON: expected a key in quotes, at character 2"),
      ])
  }

  // MARK: - Cancelling

  /// A request that waits is not even begun.
  @Test func dropsWhatIsCancelledBeforeItsTurn() throws {
    var calls: [String] = []
    let answers = try Self.serve([
      Self.call("first", id: 1) + "\n" + Self.call("second", id: 2) + "\n" + Self.cancel(2)
    ]) { calls.append($0) }
    #expect(calls == ["first"])
    #expect(answers.count == 1)
  }

  /// One at work can ask, and is not answered.
  @Test func tellsAToolThatItsResultIsUnwanted() throws {
    var chunks = [Self.call("slow", id: "\"a\"") + "\n"].map { Array($0.utf8) }
    var wanted: [Bool] = []
    var answers: [String] = []
    let toolbox = Toolbox(
      descriptions: { [] },
      call: { _, _, isUnwanted in
        wanted.append(isUnwanted())
        if wanted.count == 1 {
          chunks = [Self.cancel("\"a\""), Self.call("next", id: 2) + "\n"].map { Array($0.utf8) }
        }
        wanted.append(isUnwanted())
        return ToolResult(JSON(object: []))
      })
    let server = ToolServer(
      Self.identity, serving: toolbox,
      receive: { waits in chunks.isEmpty ? (waits ? nil : []) : chunks.removeFirst() },
      send: { answers.append($0) })
    try server.run()
    #expect(wanted == [false, true, false, false])
    #expect(answers.map { $0.hasPrefix(#"{"jsonrpc":"2.0","id":2,"#) } == [true])
  }
}

// MARK: - Messages

extension ToolServerTests {
  private static let meta =
    #""io.modelcontextprotocol/protocolVersion":"2026-07-28","#
    + #""io.modelcontextprotocol/clientCapabilities":{}"#

  private static func request(
    _ method: String, _ parameters: String = "", meta: String = meta, id: String = "1"
  ) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(parameters)"_meta":{\#(meta)}}}"#
  }

  private static func call(_ text: String, id: some CustomStringConvertible) -> String {
    request(
      "tools/call", #""name":"echo","arguments":{"text":"\#(text)"},"#, id: "\(id)")
  }

  private static func cancel(_ id: some CustomStringConvertible) -> String {
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"# + "\n"
  }

  private static func error(_ code: Int, _ message: String, id: String? = nil) -> String {
    let id = id.map { #""id":\#($0),"# } ?? ""
    return #"{"jsonrpc":"2.0",\#(id)"error":{"code":\#(code),"message":"\#(message)"}}"#
  }

  private static let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","#
    + #""capabilities":{},"clientInfo":{"name":"test","version":"1"}}}"#

  private static let initialized =
    #"{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"#
    + #""serverInfo":{"name":"test","version":"1"},"instructions":"Echo."}}"#

  private static let server =
    #""_meta":{"io.modelcontextprotocol/serverInfo":{"name":"test","version":"1"}}"#

  private static let echo =
    #"{"name":"echo","title":"Echo","description":"Give back.","inputSchema":{"type":"object"},"#
    + #""outputSchema":{"type":"object"},"annotations":{"readOnlyHint":true,"#
    + #""destructiveHint":false,"idempotentHint":true,"openWorldHint":false}}"#

  private static let identity = ServerIdentity(name: "test", version: "1", instructions: "Echo.")

  private static func serve(
    _ chunks: [String], noting: @escaping (String) -> Void = { _ in }
  ) throws -> [String] {
    try serve(bytes: chunks.map { Array($0.utf8) }, noting: noting)
  }

  /// - Parameter noting: is given what the tool is called with.
  private static func serve(
    bytes: [[UInt8]], noting: @escaping (String) -> Void = { _ in }
  ) throws -> [String] {
    var chunks = bytes
    var answers: [String] = []
    let description = ToolDescription(
      name: "echo", title: "Echo", summary: "Give back.", input: ["type": "object"],
      output: ["type": "object"], isReadOnly: true)
    let toolbox = Toolbox(
      descriptions: { [description] },
      call: { name, arguments, _ in
        guard name == "echo" else { return nil }
        let document = JSON(.object(arguments))
        noting(document.member("text")?.text ?? "")
        return ToolResult(document, isError: arguments.isEmpty)
      })
    let server = ToolServer(
      identity, serving: toolbox,
      receive: { _ in chunks.isEmpty ? nil : chunks.removeFirst() },
      send: { answers.append($0) })
    try server.run()
    return answers
  }
}
