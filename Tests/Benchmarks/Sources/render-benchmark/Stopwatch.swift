/// Measures how long something takes.
enum Stopwatch {
  /// The median time of a call in microseconds, over many samples of ten calls each.
  static func median<Result>(of rounds: Int, _ work: () throws -> Result) rethrows -> Double {
    let clock = ContinuousClock()
    var samples: [Double] = []
    for _ in 0..<rounds / 10 {
      let start = clock.now
      for _ in 0..<10 {
        _ = try work()
      }
      let (seconds, attoseconds) = (clock.now - start).components
      samples.append(Double(seconds) * 1e5 + Double(attoseconds) / 1e13)
    }
    return samples.sorted()[samples.count / 2]
  }
}
