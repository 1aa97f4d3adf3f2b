import Foundation

/// Makes requests of bytes, however they arrive.
struct RequestParser {
  private let limits: Limits
  private var bytes: [UInt8] = []
  /// Where the search for the end of the head goes on.
  private var searched = 0
  /// The head of a request whose body is still to come.
  private var head: RequestHead?

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Whether no request has begun.
  var isEmpty: Bool { bytes.isEmpty && head == nil }

  mutating func append(_ more: [UInt8]) {
    bytes += more
  }

  /// The next request, once all of it is there.
  mutating func next() throws(RequestFault) -> Request? {
    if head == nil { head = try takeHead() }
    guard let head, bytes.count >= head.length else { return nil }
    self.head = nil
    return head.request(body: Data(take(head.length)))
  }

  /// Whether the client waits for a word to send the body.
  var isAskedForLeave: Bool {
    bytes.isEmpty && head?.wantsLeave == true
  }
}

extension RequestParser {
  private static let end = Array("\r\n\r\n".utf8)

  private mutating func takeHead() throws(RequestFault) -> RequestHead? {
    guard let length = headLength() else {
      guard bytes.count <= limits.headBytes else { throw .headTooLarge }
      return nil
    }
    guard length <= limits.headBytes else { throw .headTooLarge }
    let head = take(length + Self.end.count)
    return try RequestHead(head.dropLast(Self.end.count), limits: limits)
  }

  private mutating func headLength() -> Int? {
    while searched + Self.end.count <= bytes.count {
      if bytes[searched...].starts(with: Self.end) { return searched }
      searched += 1
    }
    return nil
  }

  private mutating func take(_ count: Int) -> [UInt8] {
    let taken = Array(bytes.prefix(count))
    bytes.removeFirst(count)
    searched = 0
    return taken
  }
}
