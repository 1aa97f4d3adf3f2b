/// The text rendered so far, as UTF-8.
struct Output {
  private(set) var bytes: [UInt8] = []
}

extension Output {
  mutating func append(_ range: Range<Int>, of source: [UInt8]) {
    source.withUnsafeBufferPointer {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func reserveCapacity(_ capacity: Int) { bytes.reserveCapacity(capacity) }

  /// How much there is; `take(from:)` takes off what came since.
  var count: Int { bytes.count }

  mutating func take(from start: Int) -> String {
    defer { bytes.removeLast(bytes.count - start) }
    return String(decoding: bytes[start...], as: UTF8.self)
  }
}
