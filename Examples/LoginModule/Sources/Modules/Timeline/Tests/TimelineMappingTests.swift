import Core
import Foundation
import Testing
import TimelineData

@testable import TimelineBusiness

nonisolated struct TimelineMappingTests {
  @Test func turnsRawIntoShown() throws {
    #expect(try Status(StatusDTO.sample(9)) == .sample(9))
  }

  @Test func knowsWhoWroteWhatIsRepeated() throws {
    let author = AuthorDTO(id: 1, screenName: "a", profileImageURL: "")
    let nameless = AuthorDTO(id: 1, screenName: "", profileImageURL: nil)
    let dto = StatusDTO(
      id: 1, createdAt: "Tue Feb 17 21:04:52 +0800 2015", text: "t", user: nameless,
      retweeted: RetweetedDTO(id: 2, text: "r", user: author))

    let status = try Status(dto)

    #expect(status.author == nil)
    #expect(status.retweeted == Retweeted(id: 2, author: Author(name: "a"), text: "r"))
  }
}
