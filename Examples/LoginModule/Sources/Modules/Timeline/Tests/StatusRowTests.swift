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
    #expect(row.dateText == Status.sample(9).date.formatted(StatusDate.here.row))
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
    ("zh_CN", "Asia/Shanghai", "02/17 21:04"), ("de_DE", "Europe/Berlin", "17.02., 14:04"),
    ("en_GB", "Europe/London", "17/02, 13:04"), ("en_GB", "Pacific/Auckland", "18/02, 02:04"),
  ])
  func showsTheDateInTheReadersOrderOnTheirClock(
    locale: String, zone: String, text: String
  ) throws {
    let dates = try StatusDate(.sample(locale, zone))

    #expect(StatusRow(.sample(9)).dateText(dates) == text)
  }
}
