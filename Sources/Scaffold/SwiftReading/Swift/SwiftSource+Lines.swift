extension SwiftSource {
  /// True if a token is the first of its line.
  package func startsLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let gap = tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound
    return bytes[gap].contains(UInt8(ascii: "\n"))
  }

  /// True if nothing stands between a token and the one before it.
  package func touchesLast(_ index: Int) -> Bool {
    index > 0 && index < tokens.count
      && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }
}
