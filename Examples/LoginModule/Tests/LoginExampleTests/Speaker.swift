import Foundation

/// A service that is not the one that is looked for: it says the same to everybody, and hangs up.
final class Speaker: Sendable {
  private struct Failed: Error {}

  let port: UInt16
  private let socket: Int32

  init(saying text: String) throws {
    socket = Foundation.socket(AF_INET, Self.stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { [socket, length] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 8) == 0
      }
    }
    let isNamed = withUnsafeMutablePointer(to: &address) { [socket] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(socket, $0, &length) == 0
      }
    }
    guard isOpen, isNamed else { throw Failed() }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [socket] in Self.speak(text, at: socket) }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  /// A request is read as far as it has come, so that closing does not take back the answer.
  private static func speak(_ text: String, at socket: Int32) {
    while case let client = accept(socket, nil, nil), client >= 0 {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      _ = read(client, &bytes, bytes.count)
      _ = Array(text.utf8).withUnsafeBytes { send(client, $0.baseAddress, $0.count, noSignal) }
      shutdown(client, Int32(SHUT_WR))
      while read(client, &bytes, bytes.count) > 0 {}
      close(client)
    }
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
    /// `MSG_NOSIGNAL`, which older headers do not have.
    private static let noSignal: Int32 = 0x80000
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #endif
}
