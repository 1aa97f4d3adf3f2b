import Core
import Foundation

/// The conversations under way, each on a thread of its own: a slow client holds up nobody else.
final class Connections: Sendable {
  private struct State {
    var open: [Int32: Socket] = [:]
    var isEnded = false
  }

  private let limit: Int
  private let state = Locked(State())
  private let threads = DispatchGroup()

  init(limit: Int) {
    self.limit = limit
  }

  /// Lets `body` talk with a client, or `refuse` if there are too many; with twice as many, nobody
  /// says anything any more.
  func add(
    _ socket: Socket, refuse: @escaping @Sendable () -> Void,
    _ body: @escaping @Sendable () -> Void
  ) {
    let place: Int? = state.withLock { state in
      guard !state.isEnded, state.open.count < 2 * limit else { return nil }
      state.open[socket.descriptor] = socket
      return state.open.count
    }
    guard let place else { return socket.release() }
    start(place <= limit ? body : refuse, on: socket)
  }

  /// Ends all conversations, and returns when the last has ended.
  func endAll() {
    state.withLock { state in
      state.isEnded = true
      for socket in state.open.values { socket.hangUp() }
    }
    threads.wait()
  }

  private func start(_ body: @escaping @Sendable () -> Void, on socket: Socket) {
    let thread = Thread { [state, threads] in
      body()
      state.withLock { $0.open[socket.descriptor] = nil }
      socket.release()
      threads.leave()
    }
    thread.name = "DemoServer connection"
    thread.stackSize = 1_048_576
    threads.enter()
    thread.start()
  }
}
