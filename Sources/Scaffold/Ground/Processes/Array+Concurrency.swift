import Dispatch

extension Array where Element: Sendable {
  /// Makes something of the elements, many at a time and in several threads, and keeps their order.
  package func inChunks<Made: Sendable>(_ make: @Sendable (ArraySlice<Element>) -> [Made]) -> [Made]
  {
    // Enough parts that no processor waits for another for long.
    let size = Swift.max(16, count / 128)
    let (wording, reach) = (Wording.current, Reach.current)
    let starts = stride(from: 0, to: count, by: size).map(\.self)
    let parts = [[Made]](concurrently: starts.count) { index in
      wording.during {
        reach.during { make(self[starts[index]..<Swift.min(starts[index] + size, count)]) }
      }
    }
    var all: [Made] = []
    all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { all += part }
    return all
  }

  /// Makes each element by itself, several at a time.
  private init(concurrently count: Int, _ make: @Sendable (Int) -> Element) {
    self.init(unsafeUninitializedCapacity: count) { buffer, initialized in
      nonisolated(unsafe) let room = buffer
      @Sendable func fill(_ index: Int) {
        (room.baseAddress.unsafelyUnwrapped + index).initialize(to: make(index))
      }
      if Threads.areAtHand {
        DispatchQueue.concurrentPerform(iterations: count, execute: fill)
      } else {
        for index in 0..<count { fill(index) }
      }
      initialized = count
    }
  }
}
