import Foundation

/// Finds the text of a value in JSON that a decoder has read already.
///
/// What it has found on its way to one value helps to find the next: all values of a reply are
/// found in one pass over it.
package nonisolated final class JSONPlaces: Sendable {
  /// Under which a decoder has it in its `userInfo`.
  package static let key = CodingUserInfoKey(rawValue: "JSONPlaces")!

  private let bytes: [UInt8]
  private let known = Locked(Known())

  private struct Known {
    /// Where the entries of an array begin, by where it begins itself.
    var entries: [Int: [Int]] = [:]
    /// Where the values of an object begin.
    var members: [Int: [String: Int]] = [:]
  }

  package init(_ json: Data) {
    bytes = Array(json)
  }

  /// - Returns: `nil` if there is no such place, as in JSON that is not UTF-8.
  package func text(at path: [any CodingKey]) -> String? {
    known.withLock { known in
      var place = skippingSpace(from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
      for key in path {
        guard let next = self.place(of: key, in: place, &known) else { return nil }
        place = next
      }
      return String(bytes: bytes[place..<end(of: place)], encoding: .utf8)
    }
  }

  private func place(of key: any CodingKey, in place: Int, _ known: inout Known) -> Int? {
    guard bytes.indices.contains(place) else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "["):
      if known.entries[place] == nil { known.entries[place] = entries(of: place) }
      guard let index = key.intValue, let entries = known.entries[place] else { return nil }
      return entries.indices.contains(index) ? entries[index] : nil
    case UInt8(ascii: "{"):
      if known.members[place] == nil { known.members[place] = members(of: place) }
      return known.members[place]?[key.stringValue]
    default: return nil
    }
  }
}

// MARK: - What is in a value

nonisolated extension JSONPlaces {
  private func entries(of array: Int) -> [Int] {
    var entries: [Int] = []
    var place = skippingSpace(from: array + 1)
    while byte(at: place) != UInt8(ascii: "]"), place < bytes.count {
      entries.append(place)
      place = next(behind: end(of: place))
    }
    return entries
  }

  private func members(of object: Int) -> [String: Int] {
    var members: [String: Int] = [:]
    var place = skippingSpace(from: object + 1)
    while byte(at: place) == UInt8(ascii: "\"") {
      let colon = skippingSpace(from: end(of: place))
      let value = skippingSpace(from: colon + 1)
      let key = try? JSONDecoder().decode(
        String.self, from: Data(bytes[place..<min(end(of: place), bytes.count)]))
      if let key { members[key] = value }
      place = next(behind: end(of: value))
    }
    return members
  }

  /// Where the next entry begins, behind a comma; or where there is none, the bracket.
  private func next(behind end: Int) -> Int {
    let place = skippingSpace(from: end)
    return byte(at: place) == UInt8(ascii: ",") ? skippingSpace(from: place + 1) : place
  }

  /// Where a value ends.
  private func end(of place: Int) -> Int {
    var (place, depth) = (place, 0)
    while let byte = byte(at: place) {
      switch byte {
      case UInt8(ascii: "\""): place = endOfText(place)
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        place += 1
        continue
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        place += 1
      case _ where depth == 0: return endOfWord(place)
      default:
        place += 1
        continue
      }
      if depth <= 0 { return place }
    }
    return bytes.count
  }

  private func endOfText(_ place: Int) -> Int {
    var place = place + 1
    while let byte = byte(at: place), byte != UInt8(ascii: "\"") {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, bytes.count)
  }

  private func endOfWord(_ place: Int) -> Int {
    let marks = [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")]
    return bytes[place...].firstIndex { marks.contains($0) || Self.isSpace($0) } ?? bytes.count
  }

  private func skippingSpace(from place: Int) -> Int {
    guard place < bytes.count else { return bytes.count }
    return bytes[place...].firstIndex { !Self.isSpace($0) } ?? bytes.count
  }

  private func byte(at place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x0A, 0x0D, 0x09].contains(byte) }
}
