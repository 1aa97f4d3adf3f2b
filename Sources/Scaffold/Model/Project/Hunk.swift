/// A stretch of a file that someone and the template have changed, each in another way.
package struct Hunk: Equatable, Sendable {
  /// Where it starts in the file as it is now, from one.
  package let line: Int
  /// What was generated there last.
  package let base: String
  /// What is there now.
  package let yours: String
  /// What the template gives there now.
  package let wanted: String

  package init(line: Int, base: String, yours: String, wanted: String) {
    (self.line, self.base, self.yours, self.wanted) = (line, base, yours, wanted)
  }
}

extension Hunk {
  /// The three texts, one below the other.
  package func lines(in path: String) -> [String] {
    ["\(path):\(line)"] + Self.rows("generated then", base) + Self.rows("yours", yours)
      + Self.rows("generated now", wanted)
  }

  private static func rows(_ label: String, _ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.last == "" ? lines.dropLast() : lines[...]
    let pad = String(repeating: " ", count: 16 - label.count)
    guard !shown.isEmpty else { return ["  \(label)\(pad)(nothing)"] }
    return shown.enumerated().map { index, line in
      "  " + (index == 0 ? label + pad : String(repeating: " ", count: 16)) + line
    }
  }
}
