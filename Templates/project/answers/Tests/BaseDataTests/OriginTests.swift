import Core
import Foundation
import Testing

/// How old a value is, and how long it does without the server.
nonisolated struct OriginTests {
  @Test(
    arguments: [
      (Origin.network, nil, true), (.cache(age: 0), 0, true), (.cache(age: 59.9), 59.9, true),
      (.cache(age: 60), 60, false), (.cache(age: .infinity), .infinity, false),
      (.cache(age: -1), -1, false),
    ] as [(Origin, TimeInterval?, Bool)])
  func isFreshForAWhile(origin: Origin, age: TimeInterval?, isFresh: Bool) {
    #expect(origin.age == age)
    #expect(origin.isFresh(for: .seconds(60)) == isFresh)
    #expect(origin.isFresh(for: .zero) == (origin == .network))
  }
}
