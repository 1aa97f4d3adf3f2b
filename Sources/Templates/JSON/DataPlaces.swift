/// Finds many places of one file, whose lines may be as long as the file.
package struct DataPlaces: Sendable {
  private let source: JSONSource
  /// Where each stretch of the file begins.
  private let stretches: [Stretch]

  private struct Stretch {
    let offset: Int
    /// The line that it begins in, from one.
    var line = 1
    /// How many characters of that line are before it.
    var characters = 0

    static let length = 1 << 12
  }

  package init(of source: JSONSource) {
    self.source = source
    var stretches = [Stretch(offset: 0)]
    while let next = Self.start(behind: stretches[stretches.count - 1].offset, in: source.bytes) {
      stretches.append(Self.moved(stretches[stretches.count - 1], to: next, in: source.bytes))
    }
    self.stretches = stretches
  }

  package func error(_ reason: DataError.Reason, at offset: Int) -> DataError {
    let offset = max(0, min(offset, source.bytes.count))
    var (low, high) = (0, stretches.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if stretches[middle].offset <= offset { low = middle } else { high = middle }
    }
    let end = Self.moved(stretches[low], to: offset, in: source.bytes)
    return DataError(
      reason, at: DataPlace(file: source.file, line: end.line, column: end.characters + 1))
  }
}

extension DataPlaces {
  /// Where no character is cut in two: in front of a letter or a sign behind another one.
  private static func start(behind offset: Int, in bytes: [UInt8]) -> Int? {
    var place = offset + Stretch.length
    while place < bytes.count {
      if isPlain(bytes[place]), isPlain(bytes[place - 1]) { return place }
      place += 1
    }
    return nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

  private static func moved(_ start: Stretch, to offset: Int, in bytes: [UInt8]) -> Stretch {
    let part = bytes[start.offset..<offset]
    let lines = part.count { $0 == UInt8(ascii: "\n") }
    let rest = part.lastIndex(of: UInt8(ascii: "\n")).map { part[($0 + 1)...] } ?? part
    let characters = String(decoding: rest, as: UTF8.self).count
    return Stretch(
      offset: offset, line: start.line + lines,
      characters: lines == 0 ? start.characters + characters : characters)
  }
}
