/// The output of a program, until it closes its pipes.
struct ProcessOutput {
  private(set) var texts: [[UInt8]]
  private var open: [pollfd]
  private let name: String
  private let bytes: Int
  private let end: ContinuousClock.Instant?

  /// - Throws: `SystemError`, with `ETIMEDOUT` or `EOVERFLOW` for a program that is over its bounds.
  static func texts(
    from pipes: [Int32], of name: String, within bounds: ChildProcess.Bounds?
  ) throws(SystemError) -> [[UInt8]] {
    var output = ProcessOutput(pipes, name, bounds)
    while output.open.contains(where: { $0.fd >= 0 }) { try output.wait() }
    return output.texts
  }

  private init(_ pipes: [Int32], _ name: String, _ bounds: ChildProcess.Bounds?) {
    texts = pipes.map { _ in [] }
    open = pipes.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    self.name = name
    bytes = bounds?.bytes ?? .max
    end = bounds.map { .now + .seconds($0.seconds) }
  }

  private mutating func wait() throws(SystemError) {
    let left = end.map { (ContinuousClock.Instant.now).duration(to: $0) }
    // What is less than a thousandth of a second would be no waiting at all.
    let time = left.map {
      $0.components.seconds * 1000 + 1 + $0.components.attoseconds / 1_000_000_000_000_000
    }
    guard time.map({ $0 > 0 }) ?? true else { throw failure(ETIMEDOUT) }
    let answer = poll(&open, nfds_t(open.count), Int32(time ?? -1))
    if answer < 0, errno == EINTR { return }
    guard answer >= 0 else { throw .last("run", name) }
    for index in open.indices where open[index].revents != 0 { try take(from: index) }
  }

  private mutating func take(from index: Int) throws(SystemError) {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = room.withUnsafeMutableBytes {
      Disk.read(open[index].fd, $0.baseAddress, $0.count)
    }
    if count < 0, errno == EINTR { return }
    guard count >= 0 else { throw .last("run", name) }
    // A negative one is asked no more.
    if count == 0 { open[index].fd = -1 }
    texts[index] += room.prefix(count)
    guard texts[index].count <= bytes else { throw failure(EOVERFLOW) }
  }

  private func failure(_ code: Int32) -> SystemError {
    SystemError(verb: "run", path: name, code: code)
  }
}
