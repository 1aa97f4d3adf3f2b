import Foundation

/// What this process has open at one port. What other tests have open meanwhile does not count.
enum OpenSockets {
  /// How many sockets have the port at this end or at the other one.
  static func count(at port: UInt16) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd/")) ?? []
    return names.compactMap { Int32($0) }.filter { descriptor in
      self.port(getsockname, of: descriptor) == port
        || self.port(getpeername, of: descriptor) == port
    }.count
  }

  private typealias Ask = (
    Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>
  ) -> Int32

  private static func port(_ ask: Ask, of descriptor: Int32) -> UInt16? {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        ask(descriptor, $0, &length) == 0
      }
    }
    guard isKnown, address.sin_family == sa_family_t(AF_INET) else { return nil }
    return UInt16(bigEndian: address.sin_port)
  }
}
