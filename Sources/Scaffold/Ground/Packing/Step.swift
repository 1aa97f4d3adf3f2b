extension TextPacker {
  /// A byte as it stands, or a stretch that stood before.
  struct Step {
    /// The byte, or `end` and the slot of the length.
    let symbol: Int
    let length: Int
    /// How far back it stood; 0 for a byte.
    let distance: Int

    static let end = 256
    static let symbolCount = end + 1 + Slot.count
    static let distanceCount = Slot.count

    init(_ byte: UInt8, length: Int, distance: Int) {
      symbol = distance == 0 ? Int(byte) : Self.end + 1 + Slot(length).index
      (self.length, self.distance) = (length, distance)
    }
  }
}
