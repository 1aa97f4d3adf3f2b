import Core
import Foundation

@testable import DemoServerKit

/// A server that says the same to whoever asks, be it HTTP or not.
final class RawServer: Sendable {
  private let listener: Listener
  private let connections = Connections(limit: 100)
  private let accepting = DispatchGroup()

  /// - Parameter talk: Speaks with a client who has sent something, over and over until it returns
  ///   `false`.
  init(_ talk: @escaping @Sendable (Socket) -> Bool) throws {
    listener = try Listener(port: 0)
    let thread = Thread { [listener, connections, accepting] in
      listener.run { socket in
        connections.add(socket, refuse: {}) {
          while socket.read(by: .now + .seconds(60)) != nil, talk(socket) {}
        }
      }
      accepting.leave()
    }
    accepting.enter()
    thread.start()
  }

  /// Says one and the same text to whoever asks.
  convenience init(saying text: String) throws {
    try self.init { $0.write(Data(text.utf8), by: .now + .seconds(60)) }
  }

  deinit {
    listener.stop()
    accepting.wait()
    connections.endAll()
  }

  var url: URL { URL(string: "http://127.0.0.1:\(listener.port)") ?? URL(filePath: "/") }
}
