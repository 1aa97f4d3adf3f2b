import Foundation

/// Waits for clients on a port of this machine's loopback address.
final class Listener: Sendable {
  let port: UInt16
  private let descriptor: Int32
  /// A pipe: what is written to its one end wakes whoever waits.
  private let wake: (reading: Int32, writing: Int32)

  /// - Parameter port: 0 for any that is free.
  init(port: UInt16) throws(DemoServerFault) {
    descriptor = try Self.bound(to: port)
    self.port = Self.port(of: descriptor)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      let code = errno
      close(descriptor)
      throw .system(code)
    }
    wake = (ends[0], ends[1])
  }

  deinit {
    close(wake.reading)
    close(wake.writing)
  }

  /// Hands over every client that comes, until `stop` is called; then the port is free again.
  func run(_ take: (Socket) -> Void) {
    defer { close(descriptor) }
    while waitForClient() {
      let client = accept(descriptor, nil, nil)
      if client >= 0 {
        take(Socket(client))
      } else if errno == EMFILE || errno == ENFILE {
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
  }

  func stop() {
    var byte: UInt8 = 0
    _ = write(wake.writing, &byte, 1)
  }
}

extension Listener {
  private static func bound(to port: UInt16) throws(DemoServerFault) -> Int32 {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw .system(errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var isOn: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    guard bind(descriptor, to: port) == 0, listen(descriptor, SOMAXCONN) == 0 else {
      let code = errno
      close(descriptor)
      throw code == EADDRINUSE ? .portTaken(port) : .system(code)
    }
    return descriptor
  }

  private static func bind(_ descriptor: Int32, to port: UInt16) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withSocketAddress(&address) { Foundation.bind(descriptor, $0, $1) }
  }

  private static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_in()
    _ = withSocketAddress(&address) { pointer, length in
      var length = length
      return getsockname(descriptor, pointer, &length)
    }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func withSocketAddress(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// False once `stop` was called.
  private func waitForClient() -> Bool {
    var entries = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&entries, nfds_t(entries.count), -1) < 0, errno == EINTR {}
    return entries[1].revents == 0
  }
}
