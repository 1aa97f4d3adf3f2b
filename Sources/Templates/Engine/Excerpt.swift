/// The line of a template that an error is about, with the culprit underlined:
///
///      --> View.swift:3:18
///       |
///     3 | struct {{ name | snakecase }}View {
///       |                  ^^^^^^^^^
struct Excerpt {
  let place: Place
  private var line: ArraySlice<Character>
  private var marked: Range<Int>

  init(of source: Source, marking range: Range<Int>) {
    place = source.place(of: range.lowerBound)
    let lineRange = source.lineRange(around: range.lowerBound)
    line = Array(source.text(in: lineRange))[...]
    let end = min(max(range.upperBound, range.lowerBound), lineRange.upperBound)
    let width = max(1, source.text(in: range.lowerBound..<end).count)
    marked = place.column - 1..<place.column - 1 + width
    narrow(to: 100)
  }
}

extension Excerpt: CustomStringConvertible {
  var description: String {
    let number = String(place.line)
    let margin = String(repeating: " ", count: number.count)
    let indent = String(line.prefix(marked.lowerBound).map { $0 == "\t" ? "\t" : " " })
    return """
      \(margin)--> \(place)
      \(margin) |
      \(number) | \(String(line))
      \(margin) | \(indent)\(String(repeating: "^", count: marked.count))
      """
  }
}

extension Excerpt {
  /// Cuts a long line down to what stands around the mark.
  private mutating func narrow(to width: Int) {
    guard line.count > width else { return }
    let start = min(max(0, marked.lowerBound - width / 2), line.count - width)
    let end = start + width
    let head: [Character] = start > 0 ? ["…"] : []
    let tail: [Character] = end < line.count ? ["…"] : []
    let first = marked.lowerBound - start + head.count
    marked = first..<min(first + marked.count, head.count + width)
    line = (head + line[start..<end] + tail)[...]
  }
}
