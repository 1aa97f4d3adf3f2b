import Testing

@testable import SwiftReading

@Suite struct NameSetTests {
  @Test func behavesAsASet() {
    var generator = SeededGenerator(seed: 4)
    var names = NameSet()
    for size in [10, 3000, 500, 20_000, 1] {
      names.removeAll()
      var twin: Set<Int> = []
      for _ in 0..<size {
        let number = Int.random(in: 0..<size, using: &generator)
        #expect(names.insert(NameKey("Name\(number)")) == twin.insert(number).inserted)
      }
    }
  }

  @Test func keysTellNamesApart() {
    let names = (0..<50_000).map { "Login\($0)View" } + ["", "A", "AA", "a", "登录", "É"]
    #expect(Set(names.map { NameKey($0) }).count == names.count)
  }
}
