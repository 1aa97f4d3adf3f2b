import Foundation
import Testing
import TimelineBusiness

@testable import TimelineView

nonisolated struct StatusRowTests {
  @Test func showsItsPost() {
    let row = StatusRow(.sample(9))

    #expect(row.id == 9)
    #expect(row.authorText == "老王")
    #expect(row.avatarURL == URL(string: "http://img.example.com/7.jpg"))
    #expect(row.text == "text 9")
    #expect(row.dateText == Status.sample(9).date.formatted(StatusDate.style))
    #expect(row.retweetedText == nil)
  }

  @Test func showsWhatIsRepeated() {
    func row(_ author: Author?) -> StatusRow {
      StatusRow(
        Status(
          id: 1, author: nil, date: Date(), text: "",
          retweeted: Retweeted(id: 2, author: author, text: "%@ gone")))
    }

    #expect(row(nil).authorText == "–")
    #expect(row(nil).avatarURL == nil)
    #expect(row(nil).retweetedText == "%@ gone")
    #expect(row(Author(name: "老王")).retweetedText == "@老王: %@ gone")
  }

  @Test(arguments: [
    ("Asia/Shanghai", "02-17 21:04"), ("America/New_York", "02-17 08:04"),
    ("Pacific/Auckland", "02-18 02:04"),
  ])
  func showsTheDateOnTheViewersClock(zone: String, text: String) throws {
    let style = StatusDate.style(in: try #require(TimeZone(identifier: zone)))

    #expect(Status.sample(9).date.formatted(style) == text)
  }
}
