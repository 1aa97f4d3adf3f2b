/// The common facts of the numbers at one place.
struct SeenNumbers: Equatable {
  private(set) var count = 0
  /// True if each is a whole number that an `Int` can be.
  private(set) var isWhole = true
  /// True if one of them needs more than 32 bits.
  private(set) var isWide = false
  private(set) var isInDouble = true
  private(set) var isInDecimal = true
  private(set) var isSeconds = true
  private(set) var isMilliseconds = true
}

extension SeenNumbers {
  mutating func see(_ number: Int) {
    count += 1
    if Int32(exactly: number) == nil { isWide = true }
    // Some whole numbers of 64 bits are no `Double`, which matters where others have a fraction.
    if Int(exactly: Double(number)) != number { isInDouble = false }
    seeMoment(number)
  }

  /// - Parameter text: a number that is no `Int`, as it is written.
  mutating func see(decimal text: String) {
    count += 1
    isWhole = false
    guard let number = WrittenNumber(text.utf8) else {
      (isInDouble, isInDecimal, isSeconds, isMilliseconds) = (false, false, false, false)
      return
    }
    if !number.isInDouble { isInDouble = false }
    if !number.isInDecimal { isInDecimal = false }
    if let int = number.int { seeMoment(int) } else { (isSeconds, isMilliseconds) = (false, false) }
  }

  /// From 1980 to 2100: what is counted from 1970 on and is older is hardly a moment.
  private mutating func seeMoment(_ number: Int) {
    if !(315_532_800...4_102_444_800 ~= number) { isSeconds = false }
    if !(315_532_800_000...4_102_444_800_000 ~= number) { isMilliseconds = false }
  }

  mutating func merge(_ other: SeenNumbers) {
    count += other.count
    isWhole = isWhole && other.isWhole
    isWide = isWide || other.isWide
    isInDouble = isInDouble && other.isInDouble
    isInDecimal = isInDecimal && other.isInDecimal
    isSeconds = isSeconds && other.isSeconds
    isMilliseconds = isMilliseconds && other.isMilliseconds
  }
}
