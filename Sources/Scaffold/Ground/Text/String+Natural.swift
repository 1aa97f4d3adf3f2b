extension String {
  /// True if it comes before another one as people count: `Part2` before `Part10`.
  package func naturallyPrecedes(_ other: String) -> Bool {
    var (one, two) = (utf8[...], other.utf8[...])
    while let first = one.first, let second = two.first {
      if first.isDigit, second.isDigit {
        let (number, rest) = one.takingNumber
        let (otherNumber, otherRest) = two.takingNumber
        if number.count != otherNumber.count { return number.count < otherNumber.count }
        if !number.elementsEqual(otherNumber) {
          return number.lexicographicallyPrecedes(otherNumber)
        }
        (one, two) = (rest, otherRest)
      } else if first == second {
        (one, two) = (one.dropFirst(), two.dropFirst())
      } else {
        return first < second
      }
    }
    // `Part01` and `Part1` count alike.
    return one.isEmpty == two.isEmpty ? self < other : one.isEmpty
  }
}

extension Substring.UTF8View {
  /// The digits at its start, without zeros before them, and what is behind.
  fileprivate var takingNumber: (number: Substring.UTF8View, rest: Substring.UTF8View) {
    let digits = prefix(while: \.isDigit)
    return (digits.drop { $0 == UInt8(ascii: "0") }, self[digits.endIndex...])
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
