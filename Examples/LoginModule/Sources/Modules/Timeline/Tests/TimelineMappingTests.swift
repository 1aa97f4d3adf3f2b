import Testing
import TimelineData

@testable import TimelineBusiness

struct TimelineMappingTests {
  @Test func turnsRawIntoShown() throws {
    #expect(try Status(StatusDTO.sample) == .sample)
  }
}
