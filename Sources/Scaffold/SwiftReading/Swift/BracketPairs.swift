/// Which bracket closes which, found in one go through a file.
struct BracketPairs: Sendable {
  private let closings: [Int]

  init(_ source: SwiftSource) {
    var closings = Array(repeating: source.tokens.count, count: source.tokens.count)
    var open: [Int] = []
    for index in source.tokens.indices {
      switch source.bracket(at: index) {
      case 1: open.append(index)
      case -1: if let start = open.popLast() { closings[start] = index }
      default: break
      }
    }
    self.closings = closings
  }

  /// The token that closes the bracket at `start`; what is never closed ends with the file.
  func closing(_ start: Int) -> Int {
    closings.indices.contains(start) ? closings[start] : closings.count
  }
}
