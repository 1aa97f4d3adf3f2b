/// Bytes as letters, digits, `+` and `/`, as RFC 4648 has it, without what pads the end.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  /// By letters; 64 for what is none.
  private static let numbers: [UInt8] = {
    var numbers = [UInt8](repeating: 64, count: 256)
    for (number, letter) in letters.enumerated() { numbers[Int(letter)] = UInt8(number) }
    return numbers
  }()

  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 4 / 3 + 2)
    var (word, count) = (UInt32(0), 0)
    for byte in bytes {
      word = word << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(letters[Int(word >> UInt32(count)) & 63])
      }
    }
    if count > 0 { text.append(letters[Int(word << UInt32(6 - count)) & 63]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// - Returns: `nil` for what is no such text.
  package static func bytes(of text: String) -> [UInt8]? {
    var text = text
    return text.withUTF8 { text in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.count * 3 / 4)
      var (word, count) = (UInt32(0), 0)
      for letter in text {
        let number = numbers[Int(letter)]
        guard number < 64 else { return nil }
        word = word << 6 | UInt32(number)
        count += 6
        if count >= 8 {
          count -= 8
          bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(count)))
        }
      }
      return count < 6 ? bytes : nil
    }
  }
}
