import Foundation

/// The picture of an author: eight by eight squares, the same on both sides, drawn from the id.
struct Picture: Sendable {
  private static let width = 64
  private let id: Int64

  /// `/pictures/11074.bmp`; `nil` for any other path.
  init?(path: String) {
    guard path.hasPrefix("/pictures/"), path.hasSuffix(".bmp"),
      let id = Int64(path.dropFirst("/pictures/".count).dropLast(".bmp".count))
    else { return nil }
    self.id = id
  }

  var reply: Reply {
    Reply(status: 200, headers: ["Content-Type": "image/bmp"], body: bitmap)
  }
}

extension Picture {
  /// A Windows bitmap of 24 bits, which needs no compression.
  private var bitmap: Data {
    let size = Self.width * Self.width * 3
    var data = Data("BM".utf8)
    data.append(words: [UInt32(54 + size), 0, 54, 40, UInt32(Self.width), UInt32(Self.width)])
    // One plane of 24 bits.
    data.append(words: [1 | 24 << 16, 0, UInt32(size), 2_835, 2_835, 0, 0])
    for y in 0..<Self.width {
      for x in 0..<Self.width { data.append(contentsOf: isInk(x, y) ? ink : [240, 240, 240]) }
    }
    return data
  }

  /// Blue, green and red.
  private var ink: [UInt8] {
    [0, 20, 40].map { UInt8(truncatingIfNeeded: (pattern >> $0) & 127) + 32 }
  }

  private func isInk(_ x: Int, _ y: Int) -> Bool {
    let column = min(x, Self.width - 1 - x) / 8
    return pattern >> (y / 8 * 4 + column) & 1 == 1
  }

  private var pattern: UInt64 {
    UInt64(bitPattern: id) &* 0x9E37_79B9_7F4A_7C15
  }
}

extension Data {
  /// Appends numbers, the lowest byte first.
  fileprivate mutating func append(words: [UInt32]) {
    for word in words { Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) } }
  }
}
