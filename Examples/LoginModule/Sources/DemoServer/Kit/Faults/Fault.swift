import Foundation

/// What goes wrong on demand.
package struct Fault: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The reply comes after some seconds.
    case delay
    /// The connection ends, and nothing was done.
    case drop
    /// The connection ends in the middle of the body.
    case half
    /// `Content-Length` is the largest number there is.
    case hugeLength
    /// The body is not JSON: its last bracket is wrong.
    case malformed
    /// The connection ends after the status line.
    case statusLine
    /// The token is not accepted.
    case status401
    /// Too many requests; `Retry-After` says how many seconds to wait.
    case status429
    /// The server has a fault of its own, and answers with a page for people.
    case status500
    /// The body comes in a piece that names its length, and headers come after it.
    case trailer
    /// The body comes in small pieces, for some seconds.
    case trickle
    /// `Content-Length` is less than what comes.
    case wrongLength
  }

  /// The path that it is for, or `*` for the whole API.
  package var path: String
  package var kind: Kind
  package var seconds: Double
  /// How many requests meet it; 0 is all, until it is cleared.
  package var count: Int

  package init(_ kind: Kind, on path: String = "*", seconds: Double = 1, count: Int = 1) {
    self.kind = kind
    self.path = path
    self.seconds = seconds
    self.count = count
  }
}

extension Fault.Kind {
  /// Whether the system's own client crashes at it on Linux, whatever an app does.
  package var isDeadlyOnLinux: Bool { [.hugeLength, .statusLine, .trailer].contains(self) }
}

extension Fault {
  /// `{"path": "*", "kind": "delay", "seconds": 2.0, "count": 1}`; only the kind has to be there.
  init(_ fields: [String: String]) throws(Refusal) {
    guard let kind = fields["kind"].flatMap(Kind.init) else { throw .missing("kind") }
    guard let seconds = Double(fields["seconds"] ?? "1"), (0...600).contains(seconds) else {
      throw .missing("seconds")
    }
    guard let count = Int(fields["count"] ?? "1"), count >= 0 else { throw .missing("count") }
    self.init(kind, on: fields["path"] ?? "*", seconds: seconds, count: count)
  }

  /// What is answered in place of doing what was asked, if this fault prevents that.
  func refusal(of request: Request) -> Reply? {
    switch kind {
    case .delay, .half, .hugeLength, .malformed, .statusLine, .trailer, .trickle, .wrongLength: nil
    case .drop: Reply(status: 200, headers: [:], body: Data(), delivery: .dropped)
    case .status401: Refusal.badToken.reply(to: request.path)
    case .status429: limited(Refusal.tooManyRequests.reply(to: request.path))
    case .status500:
      Reply(
        status: 500, headers: ["Content-Type": "text/html"],
        body: Data("<html><body>Something went wrong.</body></html>\n".utf8))
    }
  }

  /// The reply as this fault lets it out.
  func spoiling(_ reply: Reply) -> Reply {
    var reply = reply
    switch kind {
    case .delay: reply.delivery = .late(seconds)
    case .drop, .status401, .status429, .status500: break
    case .half: reply.delivery = .half
    case .hugeLength: reply.delivery = .immeasurable
    case .malformed: reply.body = reply.body.dropLast() + Data("]".utf8)
    case .statusLine: reply.delivery = .statusLine
    case .trailer: reply.delivery = .trailed
    case .trickle: reply.delivery = .trickled(seconds)
    case .wrongLength: reply.delivery = .mismeasured
    }
    return reply
  }

  private func limited(_ reply: Reply) -> Reply {
    var reply = reply
    reply.headers["Retry-After"] = "\(Int(seconds.rounded(.up)))"
    return reply
  }
}
