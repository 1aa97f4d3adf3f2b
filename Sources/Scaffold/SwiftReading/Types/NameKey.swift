/// A name, as a number that is as good as unique: there are too many names to keep.
public struct NameKey: Hashable, Comparable, Sendable {
  private let value: UInt64

  public static func < (one: NameKey, other: NameKey) -> Bool { one.value < other.value }

  /// Takes eight bytes at a time, as most names have no more than two times that.
  init(_ name: UnsafeBufferPointer<UInt8>.SubSequence) {
    var value = UInt64(truncatingIfNeeded: name.count) &* Self.factor
    guard let base = name.base.baseAddress.map({ UnsafeRawPointer($0) }) else {
      self.value = value
      return
    }
    let (start, end) = (name.startIndex, name.endIndex)
    let load = { base.loadUnaligned(fromByteOffset: $0, as: UInt64.self) }
    guard end - start < 8 else {
      for place in stride(from: start, to: end - 8, by: 8) {
        value = Self.mixed(value, load(place))
      }
      // The last eight bytes: what was taken already does no harm.
      self.value = Self.mixed(value, load(end - 8))
      return
    }
    self.value = Self.mixed(value, Self.few(base + start, count: end - start))
  }

  /// Less than eight bytes as a number.
  private static func few(_ bytes: UnsafeRawPointer, count: Int) -> UInt64 {
    guard count < 4 else {
      return UInt64(bytes.loadUnaligned(as: UInt32.self)) << 32
        | UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    }
    guard count > 0 else { return 0 }
    let byte = { UInt64(bytes.load(fromByteOffset: $0, as: UInt8.self)) }
    return byte(0) << 16 | byte(count / 2) << 8 | byte(count - 1)
  }

  package init(_ name: String) {
    self = Array(name.utf8).withUnsafeBufferPointer { NameKey($0[...]) }
  }

  /// Half of it, where many are kept and a mistake of one in millions does no harm.
  package var short: UInt32 { UInt32(truncatingIfNeeded: value ^ value >> 32) }

  /// The key of a value, which is another one than that of a word that is said.
  var asValue: NameKey { NameKey(value: ~value) }

  /// The key of what is declared, another one again.
  var asDeclared: NameKey { NameKey(value: value &* Self.factor ^ value >> 32) }

  /// The key of two names together.
  init(_ pair: NamePair) { value = UInt64(pair.one) << 32 | UInt64(pair.other) }

  private init(value: UInt64) { self.value = value }

  private static func mixed(_ value: UInt64, _ bytes: UInt64) -> UInt64 {
    let product = (value ^ bytes).multipliedFullWidth(by: factor)
    return product.high ^ product.low ^ value &* 31
  }

  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
}
