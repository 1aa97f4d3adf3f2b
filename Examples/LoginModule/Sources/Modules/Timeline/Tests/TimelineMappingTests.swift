import Core
import Foundation
import Testing
import TimelineData

@testable import TimelineBusiness

struct TimelineMappingTests {
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

  @Test(arguments: [
    ("Tue Feb 17 21:04:52 +0800 2015", 1_424_178_292),
    ("Sun Mar 29 02:30:00 +0200 2015", 1_427_589_000),
    ("Thu Jan 1 00:00:00 +0000 1970", 0),
    ("Wed Dec 31 19:00:01 -0500 1969", 1),
    ("Sat Feb 29 23:59:59 +0530 2020", 1_583_000_999),
  ])
  func readsTheMomentAsTheServiceWritesIt(text: String, seconds: TimeInterval) throws {
    #expect(try Date(createdAt: text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: ["", "2015-02-17T21:04:52Z", "Tue Feb 17 2015", "yesterday"])
  func refusesWhatIsNoMoment(text: String) {
    #expect(throws: AppError.decoding(path: "created_at", reason: "`\(text)` is no date")) {
      try Date(createdAt: text)
    }
  }
}
