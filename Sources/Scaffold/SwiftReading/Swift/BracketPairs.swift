/// Which bracket closes which, found in one go through a file.
struct BracketPairs: Sendable {
  private var closings: [Int32] = []
  /// The brackets that are never closed, and those that close nothing.
  private var unpaired: [Int] = []
  /// Those that are open, the innermost last.
  private var open: [(index: Int, closing: UInt8)] = []
  /// How many of them each bracket may close.
  private var counts = Array(repeating: 0, count: 128)

  /// - Parameter capacity: how many tokens there may be.
  init(capacity: Int) { closings.reserveCapacity(capacity) }
}

extension BracketPairs {
  /// The token that closes the bracket at `start`; `nil` if none does.
  func closing(_ start: Int) -> Int? {
    closings.indices.contains(start) && closings[start] > 0 ? Int(closings[start]) : nil
  }

  /// The brackets that fit no other, by their tokens.
  var strays: [Int] { unpaired + open.map(\.index) }

  /// Adds the next token.
  ///
  /// - Parameter byte: its sign; 0 for a word or a literal.
  mutating func add(_ byte: UInt8) {
    let index = closings.count
    closings.append(0)
    switch byte {
    case UInt8(ascii: "("): add(index, closedBy: UInt8(ascii: ")"))
    case UInt8(ascii: "["): add(index, closedBy: UInt8(ascii: "]"))
    case UInt8(ascii: "{"): add(index, closedBy: UInt8(ascii: "}"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(index, byte)
    default: break
    }
  }

  private mutating func add(_ index: Int, closedBy closing: UInt8) {
    open.append((index, closing))
    counts[Int(closing)] += 1
  }

  /// A bracket closes the last one of its kind. Those between were never closed.
  private mutating func close(_ index: Int, _ byte: UInt8) {
    guard counts[Int(byte)] > 0 else { return unpaired.append(index) }
    while let last = open.popLast() {
      counts[Int(last.closing)] -= 1
      guard last.closing != byte else {
        closings[last.index] = Int32(truncatingIfNeeded: index)
        return
      }
      unpaired.append(last.index)
    }
  }
}
