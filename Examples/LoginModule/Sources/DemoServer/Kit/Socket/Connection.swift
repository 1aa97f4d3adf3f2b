import Foundation

/// Talks with one client, a request at a time, until either has had enough.
struct Connection {
  let socket: Socket
  let limits: Limits
  let answer: @Sendable (Request) -> Reply

  func run() {
    var parser = RequestParser(limits: limits)
    do {
      while let request = try next(from: &parser) {
        guard deliver(answer(request), to: request), request.keepsAlive else { break }
      }
    } catch {
      refuse(with: error.reply)
    }
  }

  /// Answers without listening first.
  func refuse(with reply: Reply) {
    guard send(reply.head(length: reply.body.count, keepsAlive: false) + reply.body) else { return }
    socket.finish(by: .now + .seconds(1))
  }
}

extension Connection {
  private static let pieces = 20
  private static let leave = Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  /// The next request; `nil` if none comes in time.
  private func next(from parser: inout RequestParser) throws(RequestFault) -> Request? {
    var deadline = ContinuousClock.now + (parser.isEmpty ? limits.idle : limits.exchange)
    while true {
      if let request = try parser.next() { return request }
      if parser.isAskedForLeave, !send(Self.leave) { return nil }
      guard let bytes = socket.read(by: deadline) else { return nil }
      if parser.isEmpty { deadline = .now + limits.exchange }
      parser.append(bytes)
    }
  }

  /// Sends a reply as it is to go out; false if the connection is of no more use.
  ///
  /// Head and body go out in one piece: in two, the second waits 40 ms for the client to confirm
  /// the first.
  private func deliver(_ reply: Reply, to request: Request) -> Bool {
    let body = request.method == "HEAD" ? Data() : reply.body
    let head = reply.head(length: reply.body.count, keepsAlive: request.keepsAlive)
    switch reply.delivery {
    case .whole:
      return send(head + body)
    case .late(let seconds):
      return socket.pause(for: seconds) && send(head + body)
    case .dropped:
      // If nothing came at all, clients would ask again by themselves on a new connection.
      _ = send(head.prefix(head.count / 2))
      socket.breakOff()
      return false
    case .half:
      _ = send(head + body.prefix(body.count / 2))
      return false
    case .trickled(let seconds):
      return send(head) && trickle(body, for: seconds)
    case .statusLine:
      _ = send(head.prefix { $0 != UInt8(ascii: "\n") } + Data("\n".utf8))
      return false
    case .trailed:
      return send(reply.head(length: nil, keepsAlive: request.keepsAlive) + reply.trailedBody)
    case .immeasurable:
      _ = send(reply.head(length: .max, keepsAlive: false) + body)
      return false
    case .mismeasured:
      _ = send(reply.head(length: max(0, body.count - 10), keepsAlive: false) + body)
      return false
    }
  }

  private func trickle(_ body: Data, for seconds: Double) -> Bool {
    let size = max(1, (body.count + Self.pieces - 1) / Self.pieces)
    return stride(from: 0, to: body.count, by: size).allSatisfy { start in
      socket.pause(for: seconds / Double(Self.pieces))
        && send(body.dropFirst(start).prefix(size))
    }
  }

  private func send(_ data: Data) -> Bool {
    socket.write(data, by: .now + limits.exchange)
  }
}
