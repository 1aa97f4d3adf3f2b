/// A name, as a number that is as good as unique: there are too many names to keep.
public struct NameKey: Hashable, Sendable {
  private let value: UInt64

  /// Takes eight bytes at a time, as most names have no more than two times that.
  init(_ name: UnsafeBufferPointer<UInt8>.SubSequence) {
    var value = UInt64(truncatingIfNeeded: name.count) &* Self.factor
    guard let base = name.base.baseAddress.map({ UnsafeRawPointer($0) }) else {
      self.value = value
      return
    }
    var place = name.startIndex
    while place + 8 <= name.endIndex {
      value = Self.mixed(value, base.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    var rest: UInt64 = 0
    for offset in place..<name.endIndex { rest = rest << 8 | UInt64(name[offset]) }
    self.value = Self.mixed(value, rest)
  }

  package init(_ name: String) {
    self = Array(name.utf8).withUnsafeBufferPointer { NameKey($0[...]) }
  }

  /// Half of it, where many are kept and a mistake of one in millions does no harm.
  package var short: UInt32 { UInt32(truncatingIfNeeded: value ^ value >> 32) }

  /// The key of the name behind a dot, which is another one.
  var asMember: NameKey { NameKey(value: ~value) }

  private init(value: UInt64) { self.value = value }

  /// Where to look for the key first in a table of so many slots.
  func slot(among slots: Int) -> Int { Int(truncatingIfNeeded: value ^ value >> 29) & (slots - 1) }

  private static func mixed(_ value: UInt64, _ bytes: UInt64) -> UInt64 {
    let product = (value ^ bytes).multipliedFullWidth(by: factor)
    return product.high ^ product.low ^ value &* 31
  }

  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
}
