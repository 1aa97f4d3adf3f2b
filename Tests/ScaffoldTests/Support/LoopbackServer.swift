import Foundation

/// A server on this machine's loopback address, which answers each request as a test wants it.
final class LoopbackServer: Sendable {
  private let listener: Int32
  private let asked = Locked<[String]>([])
  private let isOver = Locked(false)
  let port: UInt16

  /// What is sent for a request; the connection ends behind it.
  struct Answer {
    var status = 200
    var headers = ["Content-Type: application/json"]
    var body = ""
  }

  /// - Parameter answer: by the path with its query, and the headers.
  init(_ answer: @escaping @Sendable (_ path: String, _ head: String) -> Answer) throws {
    listener = Self.socket()
    port = try Self.bound(listener)
    let thread = Thread { [listener, asked, isOver] in
      // Closed by anybody else, it could be that of another test's server by now.
      defer { close(listener) }
      while case let client = accept(listener, nil, nil), client >= 0 {
        defer { close(client) }
        guard !isOver.withLock(\.self) else { return }
        guard let head = Self.head(from: client) else { continue }
        let words = head.split(separator: " ", maxSplits: 2).map(String.init)
        asked.withLock { $0.append(words.prefix(2).joined(separator: " ")) }
        Self.send(answer(words.count > 1 ? words[1] : "", head), to: client)
      }
    }
    thread.start()
  }

  deinit {
    isOver.withLock { $0 = true }
    // Where that does not end the wait, one more client does.
    shutdown(listener, Int32(SHUT_RDWR))
    let client = Self.socket()
    defer { close(client) }
    _ = Self.withAddress(port) { connect(client, $0, $1) }
  }

  var address: String { "http://127.0.0.1:\(port)" }

  /// What was asked so far: `GET /pets`
  var requests: [String] { asked.withLock { $0 } }
}

extension LoopbackServer {
  private static func socket() -> Int32 {
    #if canImport(Glibc)
      Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  /// - Returns: what came of the call, and the port of the address behind it.
  private static func withAddress(
    _ port: UInt16, _ call: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> (result: Int32, port: UInt16) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    address.sin_port = port.bigEndian
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return (result, UInt16(bigEndian: address.sin_port))
  }

  private static func bound(_ listener: Int32) throws -> UInt16 {
    let (result, port) = withAddress(0) { address, size in
      var size = size
      return bind(listener, address, size) | listen(listener, 16)
        | getsockname(listener, address, &size)
    }
    guard result == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    return port
  }

  private static func head(from client: Int32) -> String? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 1 << 16 {
      let count = recv(client, &piece, piece.count, 0)
      guard count > 0 else { return nil }
      bytes += piece.prefix(count)
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      let length = text.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.output.1) } ?? 0
      if text[end.upperBound...].utf8.count >= length { return text }
    }
    return nil
  }

  private static func send(_ answer: Answer, to client: Int32) {
    let lines =
      [
        "HTTP/1.1 \(answer.status) X", "Content-Length: \(answer.body.utf8.count)",
        "Connection: close",
      ]
      + answer.headers
    let bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + answer.body).utf8)
    #if canImport(Darwin)
      _ = Foundation.send(client, bytes, bytes.count, 0)
    #else
      _ = Foundation.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }
}
