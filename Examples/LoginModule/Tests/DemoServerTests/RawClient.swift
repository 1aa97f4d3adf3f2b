import Foundation

@testable import DemoServerKit

/// A client that sends whatever it likes.
final class RawClient: Sendable {
  private let socket: Socket

  init(port: UInt16) {
    #if canImport(Darwin)
      let descriptor = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    socket = Socket(descriptor)
  }

  deinit {
    socket.release()
  }

  func send(_ text: String) {
    _ = socket.write(Data(text.utf8), by: .now + .seconds(5))
  }

  /// All that comes until the server ends the connection.
  func readToEnd() -> String {
    var bytes: [UInt8] = []
    while let more = socket.read(by: .now + .seconds(5)) { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What comes in one piece.
  func readOnce() -> String {
    String(decoding: socket.read(by: .now + .seconds(5)) ?? [], as: UTF8.self)
  }
}
