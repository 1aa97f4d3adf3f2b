import Testing

@testable import Checking

@Suite struct GroupOrderTests {
  /// The one that depends on the others stands before them; the name decides between equals.
  @Test func startsWithWhatSeesMost() {
    let weights = [[0, 5, 5, 5], [-5, 0, 0, 5], [-5, 0, 0, 5], [-5, -5, -5, 0]]
    #expect(
      GroupOrder.places(of: ["Data", "Rows", "Lists", "View"]) { weights[$0][$1] } == [3, 2, 1, 0])
  }

  /// A proposal for 800 targets took minutes when each of them was weighed anew for each place.
  @Test func weighsEachPairAFewTimes() {
    let names = (0..<800).map { "Target\($0)" }
    var count = 0
    let places = GroupOrder.places(of: names) { one, other in
      count += 1
      return one < other ? -1 : one > other ? 1 : 0
    }
    #expect(places == Array(names.indices))
    #expect(count <= 2 * names.count * names.count)
  }
}
