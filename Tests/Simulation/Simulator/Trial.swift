/// A story that is run as often as it takes to see what breaks it.
@MainActor
struct Trial {
  let kind: ServerKind
  let seed: UInt64
  /// Of each step, what it is drawn from.
  let steps: [UInt64]

  init(kind: ServerKind, seed: UInt64) {
    (self.kind, self.seed) = (kind, seed)
    var random = SplitMix(seed: ~seed)
    steps = (0..<Int.random(in: 20...80, using: &random)).map { _ in random.next() }
  }

  /// The promise that some steps break.
  func outcome(of steps: [UInt64]) async -> Broken? {
    await told(steps).broken
  }

  /// As few of the steps as still break a promise, and what happens then.
  func shrunk() async -> (steps: [UInt64], broken: Broken, log: [String]) {
    var left = steps
    var size = left.count / 2
    while size > 0 {
      var start = 0
      while start < left.count {
        let fewer = Array(left[..<start] + left[min(left.count, start + size)...])
        if await outcome(of: fewer) == nil { start += size } else { left = fewer }
      }
      size /= 2
    }
    let (broken, log) = await told(left)
    return (left, broken ?? Broken("nothing"), log)
  }

  private func told(_ steps: [UInt64]) async -> (broken: Broken?, log: [String]) {
    let story = Story(kind, seed: seed)
    do {
      try await story.tell(steps)
      return (nil, story.log)
    } catch {
      return (error as? Broken ?? Broken("\(error)"), story.log)
    }
  }
}
