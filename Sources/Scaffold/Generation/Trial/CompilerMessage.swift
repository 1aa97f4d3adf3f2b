import Ground

/// `/tmp/File.swift:3:5: error: cannot find …`: what a compiler or a linter says of a place.
struct CompilerMessage: Equatable {
  let file: String
  let line: Int
  let column: Int
  let text: String

  /// The errors and warnings of an output, each once; notes are none.
  static func all(in output: String) -> [CompilerMessage] {
    var found: [CompilerMessage] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let message = CompilerMessage(line), !found.contains(message) else { continue }
      found.append(message)
    }
    return found
  }

  private init?(_ line: Substring) {
    guard let kind = [": error: ", ": warning: "].first(where: { line.contains($0) }),
      let range = line.firstRange(of: kind)
    else { return nil }
    let place = line[..<range.lowerBound].split(separator: ":")
    guard place.count == 3, place[0].hasPrefix("/"), let row = Int(place[1]),
      let column = Int(place[2])
    else { return nil }
    (file, self.line, self.column) = (String(place[0]), row, column)
    text = String(line[range.upperBound...])
  }
}
