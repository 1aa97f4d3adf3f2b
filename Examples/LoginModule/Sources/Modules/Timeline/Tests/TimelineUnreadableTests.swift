import Testing

@testable import TimelineBusiness

/// What becomes of the places of posts that could not be read when a page comes.
nonisolated struct TimelineUnreadableTests {
  struct Story: Sendable {
    let of: String
    var known: [Int64: Int] = [:]
    var below: Int64?
    let page: [Int64]
    var unreadable: [Int64: Int] = [:]
    let places: [Int64: Int]
  }

  @Test(arguments: [
    Story(of: "a newest page", page: [11, 10], unreadable: [11: 1], places: [11: 1]),
    Story(
      of: "a newest page in which all can be read by now",
      known: [9: 1, 7: 1], page: [9, 8], places: [7: 1]),
    Story(
      of: "a newest page that ends above a place",
      known: [8: 2], page: [9, 8], places: [8: 2]),
    Story(
      of: "a newest page that ends in a place",
      known: [8: 2], page: [9, 8], unreadable: [8: 1], places: [8: 2]),
    Story(
      of: "the page below, which begins with the same place",
      known: [9: 1, 6: 1], below: 6, page: [6, 5], unreadable: [6: 2], places: [9: 1, 6: 2]),
  ])
  func takes(_ story: Story) {
    var timeline = Timeline.sample([9, 8, 7, 6], gaps: [6], unreadable: story.known)

    timeline.take(
      .sample(story.page, gaps: Set(story.page.suffix(1)), unreadable: story.unreadable),
      below: story.below)

    #expect(timeline.unreadable == story.places, "\(story.of)")
  }
}
