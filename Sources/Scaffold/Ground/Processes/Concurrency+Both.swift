import Dispatch

/// Does two things at the same time, the first one in this thread: it may use more threads itself.
///
/// - Returns: what each of them gives.
/// - Throws: what the first one throws, else what the other one does.
package func both<One: Sendable, Other: Sendable>(
  _ one: () throws -> One, _ other: @escaping @Sendable () throws -> Other
) throws -> (One, Other) {
  guard Threads.areAtHand else { return (try one(), try other()) }
  let (wording, reach, group) = (Wording.current, Reach.current, DispatchGroup())
  nonisolated(unsafe) var result: Result<Other, any Error>?
  DispatchQueue.global().async(group: group) {
    wording.during { reach.during { result = Result { try other() } } }
  }
  let first = Result { try one() }
  group.wait()
  guard let second = result else { return (try first.get(), try other()) }
  return (try first.get(), try second.get())
}
