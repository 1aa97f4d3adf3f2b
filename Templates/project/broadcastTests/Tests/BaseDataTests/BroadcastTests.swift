import Core
import Testing

/// The news for all who listen.
nonisolated struct BroadcastTests {
  @Test(.timeLimit(.minutes(1)))
  func reachesAllWhoListen() async {
    let broadcast = Broadcast<Int>()
    var first = broadcast.listen().makeAsyncIterator()
    broadcast.tell(1)
    var second = broadcast.listen().makeAsyncIterator()
    broadcast.tell(2)

    #expect([await first.next(), await first.next()] == [1, 2])
    #expect(await second.next() == 2)
  }

  @Test func forgetsWhoListensNoMore() {
    let broadcast = Broadcast<Int>()
    var stream: AsyncStream<Int>? = broadcast.listen()
    #expect(broadcast.count == 1)

    stream = nil
    #expect(broadcast.count == 0)
    #expect(stream == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func endsWhenNobodyCanTellAnyMore() async {
    var broadcast: Broadcast<Int>? = Broadcast<Int>()
    let stream = broadcast?.listen()
    broadcast?.tell(1)

    broadcast = nil

    var heard: [Int] = []
    for await element in stream ?? .none { heard.append(element) }
    #expect(heard == [1])
    #expect(broadcast == nil)
  }
}
