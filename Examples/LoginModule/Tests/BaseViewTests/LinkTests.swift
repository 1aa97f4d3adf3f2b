import BaseView
import Foundation
import Testing

/// The parts of a link.
nonisolated struct LinkTests {
  private static let base = "weibo://"

  private nonisolated enum Place: LinkedRoute {
    case start
    case detail(Int, shown: String? = nil)

    init?(path: [Substring]) { nil }

    var path: [String] {
      switch self {
      case .start: []
      case .detail(let id, _): ["\(id)"]
      }
    }
  }

  /// A place is where it is, whatever is known of it.
  @Test func tellsOnePlaceFromAnother() {
    let places: [Place] = [.start, .detail(1), .detail(1, shown: "a"), .detail(2, shown: "a")]

    #expect(places[1] == places[2])
    #expect(Set(places) == [.start, .detail(1), .detail(2)])
    #expect(Set(places).count == 3)
  }

  @Test(arguments: [
    "weibo://feed/42", "WEIBO://feed/42/", "weibo:///feed//42?from=mail#top", "weibo://feed/42#top",
  ])
  func overlooksWhatMeansNothing(_ text: String) throws {
    #expect(try #require(URL(string: text)).linkPath(behind: Self.base) == ["feed", "42"])
  }

  @Test(arguments: [
    "https://feed/42", "weibos://feed/42", "weibo:feed/42", "weibo://feed/%FF",
    "https://example.com/?to=weibo://feed/42",
  ])
  func refusesWhatIsOfAnotherKind(_ text: String) throws {
    #expect(try #require(URL(string: text)).linkPath(behind: Self.base) == nil)
  }
}
