import Ground
import Model

/// The places of a text that speak of the tool: of its marks, its files, its commands.
struct ToolMentions {
  private let words: [[UInt8]]

  init(commands: [String]) {
    let marks = ["scaffold:", ProjectFile.path, ".scaffold-", Ledger.name]
    words = (marks + commands.map { "scaffold " + $0 }).map { Array($0.utf8) }
  }

  func places(in bytes: [UInt8], of path: ProjectPath) -> [SourcePlace] {
    // Most files do not, and one look says.
    guard bytes.lastRange(of: Array("scaffold".utf8)) != nil else { return [] }
    return bytes.lines.enumerated().compactMap { index, line in
      let place = words.compactMap { Array(line).lastRange(of: $0)?.lowerBound }.min()
      return place.map { SourcePlace(file: path.text, line: index + 1, column: $0 + 1) }
    }
  }
}
