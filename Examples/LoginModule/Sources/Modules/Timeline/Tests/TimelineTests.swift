import Testing

@testable import TimelineBusiness

/// What becomes of the posts and the gaps when a page comes.
nonisolated struct TimelineTests {
  struct Story: Sendable {
    let of: String
    var known: [Int64] = []
    var gaps: Set<Int64> = []
    var below: Int64?
    let page: [Int64]
    var isEnd = false
    let ids: [Int64]
    let holes: Set<Int64>
  }

  @Test(arguments: [
    Story(of: "the first page of all", page: [9, 8], ids: [9, 8], holes: [8]),
    Story(of: "an empty timeline", page: [], isEnd: true, ids: [], holes: []),
    Story(
      of: "all posts gone", known: [9, 8], gaps: [8], page: [], isEnd: true, ids: [], holes: []),
    Story(
      of: "a newest page that reaches what is known",
      known: [8, 7, 5], gaps: [5], page: [9, 8, 7], ids: [9, 8, 7, 5], holes: [5]),
    Story(
      of: "a newest page that does not",
      known: [5, 4], gaps: [4], page: [9, 8], ids: [9, 8, 5, 4], holes: [8, 4]),
    Story(
      of: "a newest page that ends at a gap",
      known: [8, 5], gaps: [8], page: [9, 8], ids: [9, 8, 5], holes: [8]),
    Story(
      of: "an older page",
      known: [9, 8], gaps: [8], below: 8, page: [8, 7, 6], ids: [9, 8, 7, 6], holes: [6]),
    Story(
      of: "the end", known: [9, 8], gaps: [8], below: 8, page: [8], isEnd: true, ids: [9, 8],
      holes: []),
    Story(
      of: "a part of a hole",
      known: [9, 4, 3], gaps: [9, 3], below: 9, page: [9, 8, 7], ids: [9, 8, 7, 4, 3],
      holes: [7, 3]),
    Story(
      of: "a whole hole",
      known: [9, 6, 5], gaps: [9], below: 9, page: [9, 8, 6], ids: [9, 8, 6, 5], holes: []),
    Story(
      of: "a hole in which there is nothing",
      known: [9, 6, 5], gaps: [9, 5], below: 9, page: [9, 6], ids: [9, 6, 5], holes: [5]),
    Story(
      of: "two holes at once",
      known: [9, 6, 2], gaps: [9, 6], below: 9, page: [9, 8, 6, 4], ids: [9, 8, 6, 4, 2],
      holes: [4]),
    Story(
      of: "a post that its author has deleted",
      known: [9, 8, 7, 6], gaps: [6], page: [9, 7], ids: [9, 7, 6], holes: [6]),
  ])
  func takes(_ story: Story) {
    var timeline = Timeline.sample(story.known, gaps: story.gaps)
    let page = Timeline.sample(story.page, gaps: story.isEnd ? [] : [story.page.last ?? 0])

    timeline.take(page, below: story.below)

    #expect(timeline == .sample(story.ids, gaps: story.holes), "\(story.of)")
  }

  @Test func movesAGapUpToThePostThatIsThere() {
    #expect(Timeline.sample([9, 7], gaps: [8, 3]).gaps == [9, 7])
    #expect(Timeline.sample([9, 7], gaps: [10]).gaps == [])
  }

  @Test func goesOnBelowTheLastPostUnlessThatIsTheEnd() {
    #expect(Timeline.sample([9, 7], gaps: [9, 7]).cursor == 7)
    #expect(Timeline.sample([9, 7], gaps: [9]).cursor == nil)
    #expect(Timeline().cursor == nil)
  }
}
