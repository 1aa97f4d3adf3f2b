import Templates

// What the bytes of a text look like. None of it allocates: a reply may hold a million texts.

extension UnsafeBufferPointer<UInt8> {
  /// `http://` or `https://`, a host, and only the characters of RFC 3986.
  ///
  /// A template such as `https://example.com/users{/id}` is none: a `URL` would write the braces in
  /// another way.
  package var isWebAddress: Bool {
    let scheme = starts(with: "https://".utf8) ? 8 : starts(with: "http://".utf8) ? 7 : 0
    guard scheme > 0, count > scheme, self[scheme].isLetterOrDigit else { return false }
    var index = scheme
    while index < count {
      let byte = self[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < count, self[index + 1].isHexDigit, self[index + 2].isHexDigit else {
          return false
        }
        index += 2
      } else if !byte.isLetterOrDigit, !Self.marks.contains(byte) {
        return false
      }
      index += 1
    }
    return true
  }

  /// A scheme, a colon, and something without white space.
  package var isAddress: Bool {
    guard let colon = firstIndex(of: UInt8(ascii: ":")), let first, first.isLetter else {
      return false
    }
    return self[..<colon].allSatisfy { $0.isLetterOrDigit || "+-.".utf8.contains($0) }
      && colon + 1 < count && !contains { $0 <= 0x20 }
  }

  private static var marks: StaticString.Marks { StaticString.Marks("-._~:/?#@!$&'()*+,;=") }

  /// True if the path, without what follows a `?` or `#`, ends as the file of an image.
  package var isImagePath: Bool {
    let end = firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? count
    let tail = self[Swift.max(0, end - 5)..<end]
    guard let dot = tail.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = tail[(dot + 1)...]
    return Self.endings.contains { $0.elementsEqual(ending.lazy.map(\.lowercased)) }
  }

  private static var endings: [String.UTF8View] {
    ["png", "jpg", "jpeg", "gif", "webp", "heic", "avif"].map(\.utf8)
  }

  /// `name@host.top`
  package var isEmail: Bool {
    guard let at = firstIndex(of: UInt8(ascii: "@")), at > 0, count <= 254 else { return false }
    let host = self[(at + 1)...]
    guard let dot = host.lastIndex(of: UInt8(ascii: ".")), dot > at + 1, dot + 2 < count else {
      return false
    }
    return self[..<at].allSatisfy { $0.isLetterOrDigit || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0) }
      && host.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: ".") || $0.isHyphen }
  }

  /// `e621e1f8-c36c-495a-93fc-0c247a3e6e5f`
  package var isUUID: Bool {
    count == 36
      && indices.allSatisfy { index in
        [8, 13, 18, 23].contains(index) ? self[index].isHyphen : self[index].isHexDigit
      }
  }

  /// A letter, then letters, digits, `_` and `-`: 40 bytes at the most.
  package var isWord: Bool {
    guard let first, first.isLetter || first >= 0x80, count <= 40 else { return false }
    return allSatisfy {
      $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0.isHyphen || $0 >= 0x80
    }
  }

  /// Five digits or more, and only what stands between them.
  package var isPhone: Bool {
    count <= 30 && filter(\.isDigit).count >= 5
      && allSatisfy { $0.isDigit || "+-() ./".utf8.contains($0) }
  }

  /// Nothing but digits.
  package var isDigits: Bool { !isEmpty && allSatisfy(\.isDigit) }

  /// 16 hexadecimal digits or more, a decimal one among them.
  package var isHash: Bool { count >= 16 && allSatisfy(\.isHexDigit) && contains(where: \.isDigit) }

  /// Two to four capitals, such as the codes of currencies and countries.
  package var isCode: Bool {
    2...4 ~= count && allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }
}

extension StaticString {
  /// A set of ASCII characters that is looked through as fast as bytes are compared.
  struct Marks {
    private let (low, high): (UInt64, UInt64)

    init(_ text: StaticString) {
      var (low, high): (UInt64, UInt64) = (0, 0)
      for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
      }
      (self.low, self.high) = (low, high)
    }

    func contains(_ byte: UInt8) -> Bool {
      switch byte {
      case 0..<64: low >> UInt64(byte) & 1 == 1
      case 64..<128: high >> UInt64(byte - 64) & 1 == 1
      default: false
      }
    }
  }
}

extension UInt8 {
  package var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= lowercased }
  package var isLetterOrDigit: Bool { isLetter || isDigit }
  package var isHyphen: Bool { self == UInt8(ascii: "-") }
  package var isHexDigit: Bool { isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= lowercased }
  package var lowercased: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self + 32 : self }
}
