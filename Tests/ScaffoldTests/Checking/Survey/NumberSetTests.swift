import Testing

@testable import Checking

@Suite struct NumberSetTests {
  @Test func behavesAsASet() {
    var generator = SeededGenerator(seed: 7)
    var numbers = NumberSet()
    for size in [10, 3000, 500, 1] {
      numbers.removeAll()
      var twin: Set<UInt32> = []
      for _ in 0..<size {
        let number = UInt32.random(in: 0..<UInt32(size), using: &generator)
        #expect(numbers.contains(number) == twin.contains(number))
        numbers.insert(number)
        twin.insert(number)
        #expect(numbers.elements.count == twin.count)
      }
    }
  }
}
