import SwiftReading

extension [UInt8] {
  /// The lines that say `// scaffold:` and a name, in a comment of any language.
  package var markers: [Range<Int>] {
    lineRanges(in: 0..<count).filter { isMarker($0, called: nil) }
  }

  package var hasMarkers: Bool { !markers.isEmpty }

  /// The names of the markers, in the order of the file.
  package var markerNames: [String] {
    if isPlan { return TestPlan(self) == nil ? [] : [TestPlan.marker] }
    return markers.compactMap { line in
      let words = self[line].split { $0.isBlank }.map { String(decoding: $0, as: UTF8.self) }
      let name = words.first { $0.hasPrefix("scaffold:") }?.dropFirst("scaffold:".count)
      return name == "end" ? nil : name.map { String($0) }
    }
  }

  /// From the first line of a marker to the last, with what stands before them if it is `start`.
  package func markedRange(behind start: [UInt8]) -> Range<Int>? {
    let markers = markers
    return markers.first.map { first in
      let isBehind = self[..<first.lowerBound].reversed().starts(with: start.reversed())
      let lowerBound = first.lowerBound - (isBehind ? start.count : 0)
      return lowerBound..<markers[markers.count - 1].upperBound
    }
  }

  /// - Parameter name: the marker's name; `nil` stands for any.
  func isMarker(_ line: Range<Int>, called name: String?) -> Bool {
    let text = self[self.text(of: line)]
    // Most lines are none, and their first character says.
    guard let first = text.first, "/#<".utf8.contains(first) else { return false }
    guard let comment = ["// ", "# ", "<!-- "].first(where: { text.starts(with: $0.utf8) }) else {
      return false
    }
    let body = text.dropFirst(comment.utf8.count)
    guard body.starts(with: "scaffold:".utf8) else { return false }
    guard let name else { return true }
    let rest = body.dropFirst("scaffold:".utf8.count)
    return rest.starts(with: name.utf8) && (rest.dropFirst(name.utf8.count).first?.isBlank ?? true)
  }
}
