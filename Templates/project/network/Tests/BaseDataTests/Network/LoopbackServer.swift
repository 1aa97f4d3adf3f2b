import Core
import Foundation

/// A server on this machine's loopback address that says to each request what a test wants.
nonisolated final class LoopbackServer: Sendable {
  private let listener: Int32
  private let heads = Locked<[String]>([])
  let port: UInt16

  /// - Parameter answer: What to send for the head of a request; the connection ends after it.
  init(_ answer: @escaping @Sendable (String) -> String) throws {
    listener = try Self.listen()
    port = try Self.port(of: listener)
    let thread = Thread { [listener, heads] in
      while case let client = accept(listener, nil, nil), client >= 0 {
        defer { close(client) }
        guard let head = Self.request(from: client) else { continue }
        heads.withLock { $0.append(head) }
        Self.send(answer(head), to: client)
      }
    }
    thread.start()
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  var url: URL { URL(string: "http://127.0.0.1:\(port)") ?? URL(filePath: "/") }

  /// The requests so far: the request lines and the headers.
  var requests: [String] { heads.withLock { $0 } }
}

nonisolated extension LoopbackServer {
  private static func listen() throws -> Int32 {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    // The C function has the name of this one.
    guard isBound == 0, Foundation.listen(descriptor, 16) == 0 else { throw POSIXError(.EIO) }
    return descriptor
  }

  private static func port(of descriptor: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    guard status == 0 else { throw POSIXError(.EIO) }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Sends a text. A client that has gone is no reason to end the process.
  private static func send(_ text: String, to client: Int32) {
    let bytes = Array(text.utf8)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(client, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      Foundation.send(client, bytes, bytes.count, 0)
    #else
      Foundation.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  /// The most bytes of a request.
  private static let limit = 1 << 20

  /// Reads the head, and the body as far as the head names its length; `nil` for a longer request.
  private static func request(from socket: Int32) -> String? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n") {
        let head = String(text[..<end.lowerBound])
        let length = head.lowercased().split(separator: "\r\n")
          .first { $0.hasPrefix("content-length:") }?.drop { !$0.isNumber }
        let size = head.utf8.count + 4 + (length.flatMap { Int($0) } ?? 0)
        if bytes.count >= size { return head }
      }
      let count = recv(socket, &piece, piece.count, 0)
      guard count > 0 else { return nil }
      bytes += piece.prefix(count)
    }
    return nil
  }
}
