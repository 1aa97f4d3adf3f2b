/// Parts of a file that are written for those who make the app, and are in none that is sold.
package enum CodeRegion: String, CaseIterable, Sendable {
  /// `#Preview { … }`, and a `PreviewProvider`.
  case preview = "#Preview"
  /// What is compiled if `DEBUG` is set alone.
  case debug = "#if DEBUG"
}

extension Set<CodeRegion> {
  /// A file with spaces where it has such parts, so that all else stays in its place.
  ///
  /// - Returns: `nil` if it has none.
  package func blanked(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard
      contains(.preview) && TextSearch.preview.isIn(bytes)
        || contains(.debug) && TextSearch.debug.isIn(bytes)
    else { return nil }
    let source = SwiftSource(Array(bytes), countsLines: false)
    let ranges =
      (contains(.preview) ? source.previews : []) + (contains(.debug) ? source.debugParts : [])
    var blanked = source.bytes
    for range in ranges {
      for place in range where blanked[place] != UInt8(ascii: "\n") {
        blanked[place] = UInt8(ascii: " ")
      }
    }
    return ranges.isEmpty ? nil : blanked
  }
}

extension TextSearch {
  fileprivate static let preview = TextSearch("Preview")
  fileprivate static let debug = TextSearch("DEBUG")
}

extension SwiftSource {
  fileprivate var previews: [Range<Int>] {
    tokens.indices.compactMap { index in
      if says("Preview", at: index), says("#", at: index - 1) {
        let behind = says("(", at: index + 1) ? closing(index + 1).map { $0 + 1 } : index + 1
        return behind.flatMap { block(from: index - 1, at: $0) }
      }
      guard says("PreviewProvider", at: index) else { return nil }
      // The header of a type that conforms to it.
      let start = tokens[..<index].indices.last { says("struct", at: $0) || says("}", at: $0) }
      let brace = tokens[index...].indices.first { says("{", at: $0) }
      guard let start, says("struct", at: start) else { return nil }
      return brace.flatMap { block(from: start, at: $0) }
    }
  }

  /// The bytes from a token to the brace that closes one.
  private func block(from first: Int, at brace: Int) -> Range<Int>? {
    guard says("{", at: brace), let close = closing(brace) else { return nil }
    return tokens[first].range.lowerBound..<tokens[close].range.upperBound
  }

  fileprivate var debugParts: [Range<Int>] {
    var parts: [Range<Int>] = []
    /// Of each `#if` around: where its part for DEBUG alone begins, and whether the next one is.
    var open: [(start: Int?, isElse: Bool)] = []
    for index in tokens.indices where says("#", at: index) && isWord(at: index + 1) {
      let place = tokens[index].range.lowerBound
      if says("if", at: index + 1) {
        let isNot = says("!", at: index + 2) && says("DEBUG", at: index + 3)
        let isDebug = says("DEBUG", at: index + 2) && !says("|", at: index + 3)
        let last = isNot ? index + 3 : index + 2
        open.append(
          (isDebug ? tokens[last].range.upperBound : nil, isNot && !says("&", at: last + 1)))
      } else if let top = open.last, ["else", "elseif", "endif"].contains(self[index + 1]) {
        if let start = top.start { parts.append(start..<place) }
        let isElse = says("else", at: index + 1) && top.isElse
        open[open.count - 1] = (isElse ? tokens[index + 1].range.upperBound : nil, false)
        if says("endif", at: index + 1) { open.removeLast() }
      }
    }
    return parts
  }
}
