import Foundation
import Testing

/// Whatever happens in whatever order: the order is right, nothing is lost or there twice, every
/// hole is covered by a gap, and what is being read stays where it is.
nonisolated struct TimelinePropertyTests {
  private static let isLong = ProcessInfo.processInfo.environment["SCAFFOLD_LONG"] != nil

  @Test(arguments: 1...(isLong ? 400 : 24))
  @MainActor
  func holdsTogether(seed: Int) async throws {
    let story = try TimelineStory(seed: UInt64(seed))

    await story.run(posts: 10 * (seed % 16), steps: 40)

    #expect(story.faults == [])
  }

  @Test(.enabled(if: isLong))
  @MainActor
  func holdsTogetherOverTenThousandPosts() async throws {
    let story = try TimelineStory(seed: 0)

    await story.run(posts: 10_000, steps: 300)

    #expect(story.faults == [])
  }
}
