import BaseView
import Foundation
import TimelineBusiness
import TimelineView

/// Goes from the newest post to the oldest, page by page, and measures the memory on the way.
struct Scroll {
  let handler: TimelineHandler
  /// How many posts there are.
  let count: Int

  /// The peak, in megabytes, after each tenth, if every page is let go again.
  func passing() async throws -> [Int] {
    var peaks: [Int] = []
    var seen = 0
    var cursor: Status.ID?
    for await answer in handler.first(.networkOnly) {
      let page = try answer.get().value
      seen = page.statuses.count
      cursor = page.cursor
    }
    while let last = cursor {
      let page = try await handler.page(below: last).value
      seen += page.statuses.count - 1
      cursor = page.cursor
      if seen * 10 >= count * (peaks.count + 1) { peaks.append(Memory.peak) }
    }
    return peaks
  }

  /// The peak, in megabytes, after each tenth, if every post stays on screen.
  @MainActor
  func keeping() async -> [Int] {
    var peaks: [Int] = []
    let viewModel = TimelineViewModel(handler: handler, routing: Routing())
    await viewModel.first().value
    while let page = viewModel.next() {
      await page.value
      if viewModel.entries.count * 10 >= count * (peaks.count + 1) { peaks.append(Memory.peak) }
    }
    return peaks
  }
}
