import Testing

@testable import DemoServerKit

struct FaultTests {
  private static let path = "/2/logout"

  /// How a request is answered once this body was sent to `/demo/faults`.
  private func reply(_ body: String) -> Reply {
    var state = DemoState.sample
    _ = state.reply(to: .sample("POST", "/demo/faults", body: body))
    return state.reply(to: .sample("POST", Self.path))
  }

  @Test(arguments: [
    (#"{"kind": "delay", "seconds": 2.5}"#, 200, #"{"result":true}"#, Delivery.late(2.5)),
    (#"{"kind": "drop"}"#, 200, "", .dropped),
    (#"{"kind": "half"}"#, 200, #"{"result":true}"#, .half),
    (#"{"kind": "malformed"}"#, 200, #"{"result":true]"#, .whole),
    (#"{"kind": "trickle", "seconds": 3}"#, 200, #"{"result":true}"#, .trickled(3)),
    (#"{"kind": "wrongLength"}"#, 200, #"{"result":true}"#, .mismeasured),
    (#"{"kind": "hugeLength"}"#, 200, #"{"result":true}"#, .immeasurable),
    (#"{"kind": "statusLine"}"#, 200, #"{"result":true}"#, .statusLine),
    (#"{"kind": "trailer"}"#, 200, #"{"result":true}"#, .trailed),
    (
      #"{"kind": "status401"}"#, 401,
      #"{"error":"invalid access token","error_code":21332,"request":"/2/logout"}"#, .whole
    ),
    (
      #"{"kind": "status429"}"#, 429,
      #"{"error":"too many requests","error_code":10023,"request":"/2/logout"}"#, .whole
    ),
    (
      #"{"kind": "status500"}"#, 500, "<html><body>Something went wrong.</body></html>\n", .whole
    ),
    (#"{"kind": "drop", "path": "/2/logout"}"#, 200, "", .dropped),
    (#"{"kind": "drop", "path": "/2/login"}"#, 200, #"{"result":true}"#, .whole),
    (#"{"kind": "unheard-of"}"#, 200, #"{"result":true}"#, .whole),
    (#"{"kind": "drop", "count": -1}"#, 200, #"{"result":true}"#, .whole),
    (#"{"kind": "delay", "seconds": 1e9}"#, 200, #"{"result":true}"#, .whole),
  ])
  func spoilsReplies(body: String, status: Int, text: String, delivery: Delivery) {
    let reply = reply(body)

    #expect(reply.status == status)
    #expect(String(decoding: reply.body, as: UTF8.self) == text)
    #expect(reply.delivery == delivery)
  }

  @Test func tellsWhenToComeBack() {
    #expect(
      reply(#"{"kind": "status429", "seconds": 1.5}"#).headers == [
        "Content-Type": "application/json", "Retry-After": "2",
      ])
  }

  @Test(arguments: [
    (count: 0, [Fault.Kind.drop, .drop, .drop, .drop]),
    (count: 1, [.drop, nil, nil, nil]),
    (count: 2, [.drop, .drop, nil, nil]),
  ])
  func meetsSoManyRequests(count: Int, kinds: [Fault.Kind?]) {
    var faults = Faults()
    faults.add(Fault(.drop, count: count))

    #expect(kinds.map { _ in faults.take(for: Self.path)?.kind } == kinds)
    faults.clear()
    #expect(faults.take(for: Self.path) == nil)
  }

  @Test func comeInTheirOrder() {
    var faults = Faults()
    faults.add(Fault(.half, on: "/2/login"))
    faults.add(Fault(.delay))
    faults.add(Fault(.drop, on: Self.path))

    let kinds = (0..<3).map { _ in faults.take(for: Self.path)?.kind }

    #expect(kinds == [.delay, .drop, nil])
  }

  @Test func aRefusedRequestIsNotCarriedOut() {
    var state = DemoState.sample
    let body = #"{"user_name": "demo", "password": "demo1234"}"#
    for kind in [Fault.Kind.drop, .status401, .status429, .status500] {
      state.faults.add(Fault(kind))
      _ = state.reply(to: .sample("POST", "/2/login", body: body))
    }

    #expect(!state.accounts.accepts("a-1"))
    #expect(state.log.entries.map(\.fault) == [.drop, .status401, .status429, .status500])
  }
}
