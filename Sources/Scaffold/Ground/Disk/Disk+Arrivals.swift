extension Disk {
  /// The bytes that have come from a pipe since it was asked last.
  ///
  /// - Parameter waits: whether to wait until there is something.
  /// - Returns: nothing if nothing has come yet, `nil` at the end.
  package static func arrivals(
    from descriptor: Int32, waits: Bool, named path: String
  ) throws(SystemError) -> [UInt8]? {
    while true {
      var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let answer = poll(&question, 1, waits ? -1 : 0)
      if answer < 0, errno == EINTR { continue }
      guard answer >= 0 else { throw .last("read", path) }
      if answer == 0 { return [] }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else { throw .last("read", path) }
      if count == 0 { return nil }
      bytes.removeLast(bytes.count - count)
      return bytes
    }
  }
}
