/// A name, as a number that is as good as unique (FNV-1a): there are too many names to keep.
public struct NameKey: Hashable, Sendable {
  private let value: UInt64

  init(_ name: UnsafeBufferPointer<UInt8>.SubSequence) {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.value = value
  }

  package init(_ name: String) {
    self = Array(name.utf8).withUnsafeBufferPointer { NameKey($0[...]) }
  }

  /// Where to look for the key first in a table of so many slots.
  func slot(among slots: Int) -> Int { Int(truncatingIfNeeded: value ^ value >> 29) & (slots - 1) }
}
