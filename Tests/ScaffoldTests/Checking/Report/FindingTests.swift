import Testing

@testable import Checking
@testable import Ground

@Suite struct FindingTests {
  private static let place = SourcePlace(file: "A.swift", line: 1, column: 1)

  @Test(arguments: [
    ("a; b", "a", "b"), ("a `x;y` (p; q); b; c", "a `x;y` (p; q)", "b; c"), ("a", "a", ""),
    ("a (`)`; b); c", "a (`)`; b)", "c"),
  ])
  func hasAProblemAndAWayOut(message: String, problem: String, wayOut: String) {
    let parts = TierRule.finding(at: Self.place, with: "", Message(verbatim: message)).parts
    #expect(parts == (problem, wayOut))
  }

  /// The same finding in another line keeps its name; two alike have two.
  @Test func hasAName() {
    let one = TierRule.finding(at: Self.place, with: "B", "x")
    let moved = TierRule.finding(
      at: SourcePlace(file: "A.swift", line: 9, column: 2), with: "B", "y")
    let other = TierRule.finding(at: Self.place, with: "C", "x")
    let names = Finding.names(of: [one, moved, other])
    #expect(Finding.names(of: [moved]) == [names[0]])
    #expect(names[1] == String(names[0].dropLast()) + "2")
    #expect(Set(names).count == 3)
  }

  @Test func tellsWhereATargetIsDeclared() {
    var finding = TierRule.finding(at: Self.place, with: "B", "x")
    #expect(finding.allNotes == [])
    let target = SourcePlace(file: "Package.swift", line: 3, column: 5)
    finding.target = target
    #expect(finding.allNotes == [Finding.Note(place: target, words: "`B` is declared here")])
  }
}
