/// A part of a file, at the place where it stands there.
typealias Text = ArraySlice<UInt8>

extension Text {
  var isBlank: Bool { allSatisfy { $0 <= UInt8(ascii: " ") } }

  /// True if it is a certain word or sign.
  func says(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && text.withUTF8Buffer { elementsEqual($0) }
  }

  /// The text without the blank space around it.
  var trimmed: Text {
    var text = drop { $0 <= UInt8(ascii: " ") }
    while let last = text.last, last <= UInt8(ascii: " ") { text.removeLast() }
    return text
  }

  var string: String { String(decoding: self, as: UTF8.self) }
}

extension Text {
  /// A line of a text without what comes and goes with its neighbours.
  var withoutComma: Text {
    let text = trimmed
    return text.last == UInt8(ascii: ",") ? text.dropLast().trimmed : text
  }
}
