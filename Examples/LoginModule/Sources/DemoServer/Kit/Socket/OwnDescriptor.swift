import Foundation

/// Descriptors that no program inherits which is started meanwhile: it would keep the port, and
/// every connection, for as long as it runs.
enum OwnDescriptor {
  static func socket() -> Int32 {
    #if canImport(Darwin)
      own(Foundation.socket(AF_INET, SOCK_STREAM, 0))
    #else
      Foundation.socket(
        AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #endif
  }

  static func accept(from listener: Int32) -> Int32 {
    own(Foundation.accept(listener, nil, nil))
  }

  static func pipe(_ ends: inout [Int32]) -> Int32 {
    let code = Foundation.pipe(&ends)
    for end in ends { _ = own(end) }
    return code
  }

  private static func own(_ descriptor: Int32) -> Int32 {
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return descriptor
  }
}
