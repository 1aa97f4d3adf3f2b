import Foundation

/// Runs several ways to the same end in turn, again and again, each in a fresh file.
struct Race {
  /// One way; it returns how many posts it read back.
  typealias Way = (URL) async throws -> Int

  let rounds: Int
  let count: Int

  /// - Returns: the median time of each way.
  /// - Throws: `Miscount` if a way read back more or fewer than all posts.
  func medians(of ways: [Way]) async throws -> [Duration] {
    var times = ways.map { _ in [Duration]() }
    for _ in 0..<rounds {
      for (place, way) in ways.enumerated() { times[place].append(try await time(way)) }
    }
    return times.map { $0.sorted()[rounds / 2] }
  }

  struct Miscount: Error {
    let count: Int
  }

  private func time(_ way: Way) async throws -> Duration {
    try await Folder.temporary { folder in
      var found = 0
      let time = try await ContinuousClock().measure {
        found = try await way(folder.appending(path: "timeline.sqlite"))
      }
      guard found == count else { throw Miscount(count: found) }
      return time
    }
  }
}
