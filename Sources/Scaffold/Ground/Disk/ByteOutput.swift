/// Writes bytes to an open file, pipe or terminal, all of them or with an error.
package enum ByteOutput {
  package static func write(
    _ bytes: [UInt8], to descriptor: Int32, named name: String
  ) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last("write", name) }
      rest = rest.dropFirst(count)
    }
  }
}

/// The system's `write`, which the method of that name hides.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
