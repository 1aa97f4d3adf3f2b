import Testing

@testable import Ground

@Suite struct BothTests {
  private struct Refusal: Error, Equatable { let name: String }

  @Test func givesBoth() throws {
    #expect(try both({ 1 }, { "a" }) == (1, "a"))
  }

  /// Whichever ends first.
  @Test func tellsTheFirstRefusal() {
    #expect(throws: Refusal(name: "one")) {
      try both { () throws -> Int in
        throw Refusal(name: "one")
      } _: {
        () throws -> Int in
        throw Refusal(name: "other")
      }
    }
    #expect(throws: Refusal(name: "other")) {
      try both({ 1 }, { () throws -> Int in throw Refusal(name: "other") })
    }
  }
}
