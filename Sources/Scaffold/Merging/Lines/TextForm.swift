import Ground

/// How a file ends its lines. Texts are merged without it, and get it back.
struct TextForm: Sendable {
  private let lineEnd: LineEnd
  private let endsWithLineBreak: Bool
  /// The lines of the disk's file that end in another way than most; empty if all end alike.
  private let windowsLines: [Bool]

  private enum LineEnd: Equatable {
    case unix, windows, mixed
  }

  /// What the disk's file has counts, unless only the wanted text has another form.
  init(base: [UInt8], disk: [UInt8], wanted: [UInt8]) {
    let ends = [base, disk, wanted].map(Self.lineEnd)
    lineEnd = ends[0] == ends[1] ? ends[2] : ends[1]
    let breaks = [base, disk, wanted].map { $0.last.map { $0 == UInt8(ascii: "\n") } ?? true }
    endsWithLineBreak = breaks[0] == breaks[1] ? breaks[2] : breaks[1]
    windowsLines = lineEnd == .mixed ? disk.lines.map(Self.isWindows) : []
  }
}

extension TextForm {
  /// A text whose lines all end in the same way.
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes.withUnixLineBreaks
    if let last = text.last, last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
    return text
  }

  /// A merged text as it is to be written.
  ///
  /// - Parameter disk: the text of the disk without its form.
  func formed(_ text: [UInt8], as disk: [UInt8]) -> [UInt8] {
    var result = withLineEnds(text, as: disk)
    if !endsWithLineBreak, result.last == UInt8(ascii: "\n") {
      result.removeLast()
      if result.last == UInt8(ascii: "\r") { result.removeLast() }
    }
    return result
  }

  private func withLineEnds(_ text: [UInt8], as disk: [UInt8]) -> [UInt8] {
    guard lineEnd != .unix else { return text }
    let lines = text.lines
    let areWindows =
      lineEnd == .windows
      ? Array(repeating: true, count: lines.count) : lineEnds(of: lines, as: disk.lines)
    return zip(lines, areWindows).reduce(into: []) { result, line in
      guard line.1, line.0.last == UInt8(ascii: "\n") else {
        result += line.0
        return
      }
      result += line.0.dropLast()
      result += "\r\n".utf8
    }
  }

  /// Which lines are those of the disk's file that end as on Windows.
  private func lineEnds(
    of lines: [ArraySlice<UInt8>], as disk: [ArraySlice<UInt8>]
  ) -> [Bool] {
    var numbering = Numbering<ArraySlice<UInt8>>()
    let matching = Matching(from: numbering.numbers(of: lines), to: numbering.numbers(of: disk))
    return matching.places.map { $0.map { windowsLines[$0] } ?? false }
  }

  private static func lineEnd(of bytes: [UInt8]) -> LineEnd {
    guard bytes.contains(UInt8(ascii: "\r")) else { return .unix }
    let ends = bytes.lines.filter { $0.last == UInt8(ascii: "\n") }.map(isWindows)
    return ends.allSatisfy(\.self) ? .windows : ends.contains(true) ? .mixed : .unix
  }

  private static func isWindows(_ line: ArraySlice<UInt8>) -> Bool {
    line.suffix(2).elementsEqual("\r\n".utf8)
  }
}
