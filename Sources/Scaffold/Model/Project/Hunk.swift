import Ground

/// A stretch of a file that someone and the template have changed, each in another way; or someone and a
/// run that is to be taken back.
package struct Hunk: Equatable, Sendable {
  /// Where it starts in the file as it is now, from one.
  package let line: Int
  /// The text that was generated there last.
  package let base: String
  /// The present text.
  package let yours: String
  /// The text that the template gives there now.
  package let wanted: String

  package init(line: Int, base: String, yours: String, wanted: String) {
    (self.line, self.base, self.yours, self.wanted) = (line, base, yours, wanted)
  }
}

extension Hunk {
  /// The three texts, one below the other.
  ///
  /// - Parameter labels: what the first and the last of them are called.
  func lines(
    in path: String, _ labels: (Message, Message) = ("generated then", "generated now")
  ) -> [String] {
    ["\(path):\(line)"] + Self.rows(labels.0.text, base) + Self.rows(Message("yours").text, yours)
      + Self.rows(labels.1.text, wanted)
  }

  private static func rows(_ label: String, _ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let all = lines.last == "" ? lines.dropLast() : lines[...]
    let shown = all.prefix(all.count > most ? most - 1 : most)
    let pad = String(repeating: " ", count: max(1, 16 - label.displayWidth))
    guard !shown.isEmpty else { return ["  \(label)\(pad)" + Message("(nothing)").text] }
    let rows = shown.enumerated().map { index, line in
      "  " + (index == 0 ? label + pad : String(repeating: " ", count: 16)) + line
    }
    let rest = all.count - shown.count
    return rest == 0
      ? rows
      : rows + [
        String(repeating: " ", count: 18) + Message("… \(counting: rest, "line") more").text
      ]
  }

  /// Of longer texts the first lines say enough; the rest is in the file.
  private static let most = 8
}
