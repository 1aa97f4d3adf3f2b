import Templates

/// Serves tools to a client by the Model Context Protocol: messages come and go a line each.
///
/// Requests are answered one by one, in their order. While a tool is at work, the server reads what
/// has come meanwhile: a request may be cancelled there.
package final class ToolServer {
  let identity: ServerIdentity
  let toolbox: Toolbox
  private let send: (String) throws -> Void
  private var reader: LineReader
  /// The messages that wait: requests, and answers to what could not be read.
  private var waiting: [Waiting] = []
  private var current: RequestID?
  private var isCurrentCancelled = false
  /// True if a client of the older revision has begun.
  var isInitialized = false
  /// Requests to hear of changes, of which there are none.
  private var subscriptions: [RequestID] = []

  private enum Waiting {
    case request(ClientMessage.Request)
    case unreadable(ProtocolError)
  }

  /// - Parameters:
  ///   - receive: what has come: nothing yet is empty, the end is `nil`. It may wait for some.
  ///   - send: writes a line.
  package init(
    _ identity: ServerIdentity, serving toolbox: Toolbox,
    receive: @escaping (_ waits: Bool) throws -> [UInt8]?, send: @escaping (String) throws -> Void
  ) {
    (self.identity, self.toolbox, self.send) = (identity, toolbox, send)
    reader = LineReader(longest: Self.longestLine, receive: receive)
  }

  private static let longestLine = 1 << 22
  /// The most messages that wait here; more wait in the pipe, so that no client fills the memory.
  private static let mostWaiting = 1000

  /// Serves until there is no more to come.
  package func run() throws {
    while let next = try next() {
      switch next {
      case .request(let request): try handle(request)
      case .unreadable(let error): try send(error.json.lineText)
      }
    }
    for id in subscriptions { try send(endOfSubscription(id).lineText) }
  }
}

// MARK: - What comes

extension ToolServer {
  private func next() throws -> Waiting? {
    while waiting.isEmpty {
      guard let line = try reader.next(waits: true) else { return nil }
      admit(line)
    }
    return waiting.removeFirst()
  }

  /// Reads what has come, without waiting for more.
  private func lookAhead() {
    while waiting.count < Self.mostWaiting, let line = try? reader.next(waits: false) {
      admit(line)
    }
  }

  private func admit(_ line: LineReader.Line) {
    do throws(ProtocolError) {
      guard case .whole(let bytes) = line else {
        throw .invalidRequest("a message of more than \(Self.longestLine) bytes")
      }
      switch try ClientMessage(bytes) {
      case .request(let request): waiting.append(.request(request))
      case .notification("notifications/cancelled", let parameters): cancel(parameters)
      case .notification, .answer, nil: break
      }
    } catch {
      waiting.append(.unreadable(error))
    }
  }

  /// A request that waits is dropped, and one at work is not answered. Any other is none of ours.
  private func cancel(_ parameters: JSON?) {
    guard let id = parameters?.member("requestId").flatMap(RequestID.init) else { return }
    if id == current { isCurrentCancelled = true }
    subscriptions.removeAll { $0 == id }
    waiting.removeAll { if case .request(let request) = $0 { request.id == id } else { false } }
  }
}

// MARK: - What goes

extension ToolServer {
  private func handle(_ request: ClientMessage.Request) throws {
    (current, isCurrentCancelled) = (request.id, false)
    defer { current = nil }
    lookAhead()
    guard !isCurrentCancelled else { return }
    let reply: JSON?
    do throws(ProtocolError) {
      reply = try answer(to: request)
    } catch {
      reply = error.answering(request.id).json
    }
    lookAhead()
    if let reply, !isCurrentCancelled { try send(reply.lineText) }
  }

  /// True if the client wants what is being done no more.
  func isUnwanted() -> Bool {
    lookAhead()
    return isCurrentCancelled
  }

  /// Takes note of a request that stays open, and says so.
  func subscribe(_ id: RequestID) {
    subscriptions.append(id)
    let acknowledgement: JSON = [
      "jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged",
      "params": ["_meta": Self.subscription(id), "notifications": JSON(object: [])],
    ]
    try? send(acknowledgement.lineText)
  }

  private func endOfSubscription(_ id: RequestID) -> JSON {
    [
      "jsonrpc": "2.0", "id": id.json,
      "result": ["resultType": "complete", "_meta": Self.subscription(id)],
    ]
  }

  private static func subscription(_ id: RequestID) -> JSON {
    ["io.modelcontextprotocol/subscriptionId": id.json]
  }
}
