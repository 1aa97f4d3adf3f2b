import Testing

@testable import Drawing
@testable import Ground

@Suite struct DependencyOrderTests {
  @Test(arguments: [
    ([("A", "B"), ("B", "C")], ["C", "D", "B", "A"], ["A", "B", "C", "D"]),
    // A circle stands together, where its first member would.
    ([("A", "C"), ("C", "A"), ("D", "A")], ["A", "C", "B", "D"], ["D", "A", "C", "B"]),
    ([("A", "A"), ("A", "X")], ["A", "B", "C", "D"], ["A", "B", "C", "D"]),
  ])
  func standsOnWhatComesBefore(uses: [(String, String)], names: [String], usersFirst: [String]) {
    let order = DependencyOrder(["D", "B", "A", "C"], uses: uses.map { (from: $0.0, to: $0.1) })
    #expect(order.names == names)
    #expect(order.usersFirst == usersFirst)
  }

  @Test(arguments: [
    (["Part10", "Part2", "Part1"], ["Part1", "Part2", "Part10"]),
    (["a100b", "a20b", "a20", "a3"], ["a3", "a20", "a20b", "a100b"]),
    (["x01", "x1", "x001"], ["x001", "x01", "x1"]), (["b", "a", "B", ""], ["", "B", "a", "b"]),
    (["登录2", "登录10"], ["登录2", "登录10"]), (["1", "a", "01a"], ["1", "01a", "a"]),
    (
      ["v99999999999999999999", "v100000000000000000000"],
      ["v99999999999999999999", "v100000000000000000000"]
    ),
  ])
  func countsAsPeopleDo(names: [String], sorted: [String]) {
    #expect(names.sorted { $0.naturallyPrecedes($1) } == sorted)
  }
}
