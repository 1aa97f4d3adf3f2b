/// Room for the contents of one file after another.
package struct FileBuffer: ~Copyable {
  private var room: UnsafeMutableBufferPointer<UInt8>

  package init() { room = .allocate(capacity: 1 << 16) }

  deinit { room.deallocate() }

  /// Reads a whole file. What it gives is good until the next file is read.
  ///
  /// - Throws: `SystemError`; with `EISDIR` if there is no regular file at the path.
  package mutating func read(_ path: String) throws(SystemError) -> UnsafeBufferPointer<UInt8> {
    try Reach.require(path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last("read", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last("read", path) }
    guard DiskEntry(mode: status.st_mode) == .file else {
      throw SystemError(verb: "read", path: path, code: EISDIR)
    }
    try Disk.requireReadable(Int(status.st_size), of: path)
    makeRoom(for: Int(status.st_size) + 1)
    var count = 0
    while true {
      let result = Disk.read(descriptor, room.baseAddress.map { $0 + count }, room.count - count)
      if result < 0, errno == EINTR { continue }
      guard result >= 0 else { throw .last("read", path) }
      count += result
      try Disk.requireReadable(count, of: path)
      // Once there is as much as was announced, the end is not looked for.
      if result == 0 || count == status.st_size {
        return UnsafeBufferPointer(start: room.baseAddress, count: count)
      }
      if count == room.count { makeRoom(for: count * 2, keeping: count) }
    }
  }

  private mutating func makeRoom(for size: Int, keeping count: Int = 0) {
    guard size > room.count else { return }
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: size)
    for index in 0..<count { larger[index] = room[index] }
    room.deallocate()
    room = larger
  }
}
