import Fields

/// The common facts of the numbers at one place.
struct SeenNumbers: Equatable {
  private(set) var count = 0
  /// True if each is a whole number that an `Int` can be.
  private(set) var isWhole = true
  private(set) var isInDouble = true
  private(set) var isInDecimal = true
  /// True if one of them has a fraction.
  private(set) var hasFraction = false
  private var least = Double.infinity
  private var greatest = -Double.infinity
}

extension SeenNumbers {
  mutating func see(_ number: Int) {
    count += 1
    // Some whole numbers of 64 bits are no `Double`, which matters where others have a fraction.
    if Int(exactly: Double(number)) != number { isInDouble = false }
    see(Double(number))
  }

  /// - Parameter text: a number that is no `Int`, as it is written.
  mutating func see(decimal text: String) {
    count += 1
    isWhole = false
    guard let number = WrittenNumber(text.utf8) else {
      (isInDouble, isInDecimal, hasFraction) = (false, false, true)
      return
    }
    if !number.isInDouble { isInDouble = false }
    if !number.isInDecimal { isInDecimal = false }
    if !number.isWhole { hasFraction = true }
    see(Double(text) ?? .infinity)
  }

  private mutating func see(_ number: Double) {
    (least, greatest) = (min(least, number), max(greatest, number))
  }

  mutating func merge(_ other: SeenNumbers) {
    count += other.count
    isWhole = isWhole && other.isWhole
    isInDouble = isInDouble && other.isInDouble
    isInDecimal = isInDecimal && other.isInDecimal
    hasFraction = hasFraction || other.hasFraction
    (least, greatest) = (min(least, other.least), max(greatest, other.greatest))
  }
}

extension SeenNumbers {
  /// True if all of them are in a range.
  func areIn(_ range: ClosedRange<Double>) -> Bool {
    range.lowerBound <= least && greatest <= range.upperBound
  }

  /// True if one of them needs more than 32 bits.
  var isWide: Bool { !areIn(Double(Int32.min)...Double(Int32.max)) }

  /// From 1980 to 2100: what is counted from 1970 on and is older is hardly a moment.
  var isSeconds: Bool { !hasFraction && areIn(315_532_800...4_102_444_800) }

  var isMilliseconds: Bool { !hasFraction && areIn(315_532_800_000...4_102_444_800_000) }
}
