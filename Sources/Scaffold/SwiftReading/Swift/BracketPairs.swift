/// Which bracket closes which, found in one go through a file.
struct BracketPairs: Sendable {
  private let closings: [Int32]

  init(_ source: SwiftSource) {
    let none = Int32(truncatingIfNeeded: source.tokens.count)
    var closings = Array(repeating: none, count: source.tokens.count)
    var open: [Int] = []
    for index in source.tokens.indices {
      switch source.bracket(at: index) {
      case 1: open.append(index)
      case -1: if let start = open.popLast() { closings[start] = Int32(truncatingIfNeeded: index) }
      default: break
      }
    }
    self.closings = closings
  }

  /// The token that closes the bracket at `start`; what is never closed ends with the file.
  func closing(_ start: Int) -> Int {
    closings.indices.contains(start) ? Int(closings[start]) : closings.count
  }
}
