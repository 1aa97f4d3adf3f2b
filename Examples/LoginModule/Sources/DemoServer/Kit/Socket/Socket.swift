import Foundation

/// One end of a connection, whose calls never wait beyond a deadline.
struct Socket: Sendable {
  typealias Deadline = ContinuousClock.Instant

  let descriptor: Int32

  /// Takes over a descriptor, so that it does not block, delay small packets or raise signals, and
  /// ends with this process: one that it starts would hold the connection open.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    set(TCP_NODELAY, at: Int32(IPPROTO_TCP))
    #if canImport(Darwin)
      set(SO_NOSIGPIPE, at: SOL_SOCKET)
    #endif
  }

  /// The next bytes; `nil` once the other end is gone or the time is up.
  func read(by deadline: Deadline) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while wait(for: POLLIN, by: deadline) {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 { return Array(buffer.prefix(count)) }
      guard count < 0, errno == EAGAIN || errno == EINTR else { return nil }
    }
    return nil
  }

  /// Hands all bytes to the system, in one call if they fit; false if they were not taken in time.
  func write(_ data: Data, by deadline: Deadline) -> Bool {
    var rest = data
    while !rest.isEmpty {
      guard wait(for: POLLOUT, by: deadline) else { return false }
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Self.flags) }
      if count > 0 { rest = rest.dropFirst(count) }
      guard count > 0 || errno == EAGAIN || errno == EINTR else { return false }
    }
    return true
  }

  /// Does nothing for some seconds; false if the connection ends before.
  func pause(for seconds: Double) -> Bool {
    let deadline = Deadline.now + .seconds(seconds)
    guard wait(for: POLLIN, by: deadline) else { return true }
    return hasMore && !wait(for: 0, by: deadline)
  }

  /// Ends the connection, whoever is reading from it or writing to it.
  func hangUp() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Says that nothing more will come, and lets the client finish what it is sending: otherwise the
  /// system throws away what the client has not read yet.
  func finish(by deadline: Deadline) {
    shutdown(descriptor, Int32(SHUT_WR))
    while read(by: deadline) != nil {}
  }

  /// Lets the connection break when the descriptor is given back, in place of ending in good order.
  func breakOff() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Gives the descriptor back. Nothing may use it afterwards.
  func release() {
    close(descriptor)
  }
}

extension Socket {
  #if canImport(Darwin)
    private static let flags: Int32 = 0
  #else
    private static let flags = Int32(MSG_NOSIGNAL)
  #endif

  /// Whether there is something to read, rather than the end of what the client sends.
  private var hasMore: Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(MSG_PEEK)) > 0
  }

  private func set(_ option: Int32, at level: Int32) {
    var isOn: Int32 = 1
    setsockopt(descriptor, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Whether one of the events, or the end of the connection, comes before the deadline.
  private func wait(for events: Int32, by deadline: Deadline) -> Bool {
    while true {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let count = poll(&entry, 1, Int32(max(0, left.rounded(.up))))
      if count > 0 { return true }
      guard count < 0, errno == EINTR else { return false }
    }
  }
}
