import Foundation
import Testing
import TimelineBusiness

@testable import TimelineView

nonisolated struct StatusDetailTests {
  @Test func showsItsPost() {
    let detail = StatusDetail(.sample(9))

    #expect(detail.authorText == "老王")
    #expect(detail.avatarURL == URL(string: "http://img.example.com/7.jpg"))
    #expect(detail.text == "text 9")
    #expect(detail.dateText == Status.sample(9).date.formatted(StatusDate.here.page))
    #expect(detail.retweetedText == nil)
    #expect(StatusRow(.sample(9)).detail == detail)
  }

  @Test func showsWhatIsRepeated() {
    func detail(_ author: Author?) -> StatusDetail {
      StatusDetail(
        Status(
          id: 1, author: nil, date: Date(), text: "",
          retweeted: Retweeted(id: 2, author: author, text: "%@ gone")))
    }

    #expect(detail(nil).authorText == "–")
    #expect(detail(nil).retweetedText == "%@ gone")
    #expect(detail(Author(name: "老王")).retweetedText == "@老王: %@ gone")
  }

  @Test(arguments: [
    ("zh_CN", "Asia/Shanghai", "2015/02/17 21:04"),
    ("de_DE", "Europe/Berlin", "17.02.2015, 14:04"),
    ("en_GB", "Europe/London", "17/02/2015, 13:04"),
    ("en_GB", "Pacific/Auckland", "18/02/2015, 02:04"),
  ])
  func showsTheWholeDateInTheReadersOrderOnTheirClock(
    locale: String, zone: String, text: String
  ) throws {
    let dates = try StatusDate(.sample(locale, zone))

    #expect(StatusDetail(.sample(9)).dateText(dates) == text)
  }
}
