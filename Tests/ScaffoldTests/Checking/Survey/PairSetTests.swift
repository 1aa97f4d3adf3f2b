import Testing

@testable import Checking

@Suite struct PairSetTests {
  private struct Pair: Hashable { let one, other: UInt32 }

  @Test func behavesAsASet() {
    var generator = SeededGenerator(seed: 11)
    var pairs = PairSet()
    var twin: Set<Pair> = []
    for _ in 0..<20_000 {
      let pair = Pair(
        one: UInt32.random(in: 1...200, using: &generator),
        other: UInt32.random(in: 1...200, using: &generator))
      #expect(pairs.contains(pair.one, pair.other) == twin.contains(pair))
      #expect(pairs.insert(pair.one, pair.other) == twin.insert(pair).inserted)
    }
  }
}
