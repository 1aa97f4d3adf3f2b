extension Collection<UInt8> {
  /// How many bytes the byte order mark has that it starts with; 0 without one.
  package var markLength: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
