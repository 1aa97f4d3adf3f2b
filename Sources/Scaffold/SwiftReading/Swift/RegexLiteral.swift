/// Distinguishes regular expressions from divisions: `/[a-z]+/`, `#/ … /#`.
///
/// The rules are those of Swift Evolution 354.
enum RegexLiteral {
  /// Where a regular expression between single slashes ends; `nil` if the slash is an operator.
  static func end(ofBareAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard isAtStartOfOperand(start, in: bytes) else { return nil }
    var place = start + 1
    guard place < bytes.count, bytes[place] != UInt8(ascii: " "), bytes[place] != UInt8(ascii: "\t")
    else { return nil }
    var (groups, classes) = (0, 0)
    while place < bytes.count, !bytes[place].isLineBreak {
      switch bytes[place] {
      case UInt8(ascii: "\\") where place + 1 < bytes.count && !bytes[place + 1].isLineBreak:
        place += 1
      case UInt8(ascii: "/"): return isComment(at: place, in: bytes) ? nil : place + 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes -= classes > 0 ? 1 : 0
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        // `reduce(1, /)`: the bracket is that of a call.
        guard groups > 0 else { return nil }
        groups -= 1
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Where `#/ … /#` ends; `nil` if the place starts none.
  ///
  /// It may have several lines, if its first is empty.
  static func end(
    ofExtendedAt start: Int, in bytes: UnsafeBufferPointer<UInt8>, besides vain: inout FailedSearch
  ) -> Int? {
    var place = start
    while place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
    let hashes = place - start
    guard place < bytes.count, bytes[place] == UInt8(ascii: "/") else { return nil }
    place += 1
    let isLong = isRestOfLineEmpty(from: place, in: bytes)
    let isVain =
      isLong ? hashes >= vain.hashesToTheEnd : hashes >= vain.hashes && place < vain.end
    if isVain { return nil }
    while place < bytes.count, isLong || !bytes[place].isLineBreak {
      if bytes[place] == UInt8(ascii: "\\"), isLong || place + 1 < bytes.count,
        isLong || !bytes[place + 1].isLineBreak
      {
        place += 1
      } else if bytes[place] == UInt8(ascii: "/"), areHashes(hashes, at: place + 1, in: bytes) {
        return place + 1 + hashes
      }
      place += 1
    }
    if isLong {
      vain.hashesToTheEnd = min(vain.hashesToTheEnd, hashes)
    } else {
      (vain.hashes, vain.end) = (hashes, min(place, bytes.count))
    }
    return nil
  }

  /// True if an operand starts here, where an operator would stand alone or before its operand.
  private static func isAtStartOfOperand(
    _ start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard start > 0 else { return true }
    switch bytes[start - 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0...UInt8(ascii: " "):
      return true
    // The end of a comment, or an operator that takes the slash in.
    default:
      return start > 1 && bytes[start - 1] == UInt8(ascii: "/")
        && bytes[start - 2] == UInt8(ascii: "*")
    }
  }

  /// `/a//` and `/a/*`: what looks like a comment is one.
  private static func isComment(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place + 1 < bytes.count else { return false }
    return bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*")
  }

  private static func areHashes(
    _ count: Int, at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    place + count <= bytes.count
      && (place..<(place + count)).allSatisfy { bytes[$0] == UInt8(ascii: "#") }
  }

  private static func isRestOfLineEmpty(
    from start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var place = start
    while place < bytes.count, !bytes[place].isLineBreak {
      guard bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t") else {
        return false
      }
      place += 1
    }
    return place < bytes.count
  }
}
