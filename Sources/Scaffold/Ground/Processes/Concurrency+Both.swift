import Dispatch

/// Does two things at the same time.
///
/// - Returns: what each of them gives.
/// - Throws: what the first one throws, else what the other one does.
package func both<One: Sendable, Other: Sendable>(
  _ one: @Sendable () throws -> One, _ other: @Sendable () throws -> Other
) throws -> (One, Other) {
  let wording = Wording.current
  nonisolated(unsafe) var results: (Result<One, any Error>?, Result<Other, any Error>?)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    wording.during {
      if index == 0 { results.0 = Result { try one() } } else { results.1 = Result { try other() } }
    }
  }
  guard let first = results.0, let second = results.1 else { return (try one(), try other()) }
  return (try first.get(), try second.get())
}
