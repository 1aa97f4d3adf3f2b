import Core
import Foundation

/// A server for study and tests: accounts to sign in with, and a timeline that grows.
///
/// It listens on this machine's loopback address only, from `start` until `stop` or its release.
package final class DemoServer: Sendable {
  private let listener: Listener
  private let connections: Connections
  private let state: Locked<DemoState>
  private let accepting = DispatchGroup()
  private let memory: URL?
  private let isRemembered = Locked(false)

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - posts: How many posts there are in the beginning.
  ///   - seed: The same seed gives the same posts.
  ///   - memory: The file in which a server that stops leaves the tokens it has given, the number
  ///     of its posts, and its port. The next one goes on from there, so that a session outlives
  ///     both.
  package static func start(
    port: UInt16 = 0, posts: Int = 200, seed: UInt64 = 1, memory: URL? = nil
  ) throws(DemoServerFault) -> DemoServer {
    var state = DemoState(posts: Posts(count: posts, seed: seed))
    let recalled = memory.map { DemoMemory(from: $0) } ?? DemoMemory()
    state.recall(recalled)
    let last = port == 0 ? recalled.port : nil
    if let last,
      let server = try? DemoServer(port: last, state: state, limits: Limits(), memory: memory)
    {
      return server
    }
    return try DemoServer(port: port, state: state, limits: Limits(), memory: memory)
  }

  init(
    port: UInt16 = 0, state: DemoState, limits: Limits, memory: URL? = nil
  ) throws(DemoServerFault) {
    listener = try Listener(port: port)
    connections = Connections(limit: limits.connections)
    var state = state
    state.posts.pictures = "http://127.0.0.1:\(listener.port)/pictures"
    self.state = Locked(state)
    self.memory = memory
    listen(limits)
  }

  deinit {
    stop()
  }

  /// The port that clients connect to.
  package var port: UInt16 { listener.port }

  /// What the paths of the API follow: `http://127.0.0.1:8420/2`.
  package var baseURL: URL {
    URL(string: "http://127.0.0.1:\(port)/2") ?? URL(filePath: "/")
  }

  /// Ends all connections and takes no more. Returns when nothing runs any longer.
  package func stop() {
    listener.stop()
    accepting.wait()
    connections.endAll()
    remember()
  }

  /// Only the first time: by the second, another server may have written there.
  private func remember() {
    let isFirst = isRemembered.withLock { isRemembered in
      defer { isRemembered = true }
      return !isRemembered
    }
    guard let memory, isFirst else { return }
    var remembered = state.withLock { $0.memory }
    remembered.port = port
    remembered.write(to: memory)
  }

  private func listen(_ limits: Limits) {
    let answer: @Sendable (Request) -> Reply = { [state] request in
      state.withLock { $0.reply(to: request) }
    }
    let thread = Thread { [listener, connections, accepting] in
      listener.run { socket in
        let connection = Connection(socket: socket, limits: limits, answer: answer)
        connections.add(socket, refuse: { connection.refuse(with: .overloaded) }) {
          connection.run()
        }
      }
      accepting.leave()
    }
    thread.name = "DemoServer"
    accepting.enter()
    thread.start()
  }
}

extension DemoServer {
  /// Adds posts at the top of the timeline.
  package func grow(by count: Int) {
    state.withLock { $0.posts.grow(by: count) }
  }

  /// Adds a post at the top of the timeline with the text it is given.
  package func add(_ text: String, by author: String) {
    state.withLock { $0.posts.add(Post.Words(text: text, author: author)) }
  }

  /// Lets something go wrong.
  package func add(_ fault: Fault) {
    state.withLock { $0.faults.add(fault) }
  }

  /// Lets nothing more go wrong.
  package func clearFaults() {
    state.withLock { $0.faults.clear() }
  }

  /// Accepts no access token any more that it has given so far.
  package func expireTokens() {
    state.withLock { $0.accounts.expire() }
  }

  /// Ends every session: no token is accepted any more, and none is renewed.
  package func endSessions() {
    state.withLock { $0.accounts.forgetGrants() }
  }

  /// The paths that were asked for lately, the oldest first.
  package var askedPaths: [String] {
    state.withLock { $0.log.entries.map(\.path) }
  }

  /// The ids of all posts that can be read, the newest first.
  package var readableIDs: [Int64] {
    state.withLock { $0.posts.readableIDs }
  }
}

extension Reply {
  fileprivate static let overloaded = Reply.text("too many connections", status: 503)
}
