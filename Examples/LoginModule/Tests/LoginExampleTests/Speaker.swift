import Foundation

@testable import DemoServerKit

/// A service that is not the one that is looked for: it says the same to everybody, and hangs up.
final class Speaker: Sendable {
  private let listener: Listener

  init(saying text: String) throws {
    listener = try Listener(port: 0)
    Thread.detachNewThread { [listener] in
      listener.run { client in Self.speak(text, to: client) }
    }
  }

  deinit {
    listener.stop()
  }

  var port: UInt16 { listener.port }

  /// A request is read as far as it has come, so that closing does not take back the answer.
  private static func speak(_ text: String, to client: Socket) {
    let deadline = Socket.Deadline.now + .seconds(60)
    _ = client.read(by: deadline)
    _ = client.write(Data(text.utf8), by: deadline)
    client.finish(by: deadline)
    client.release()
  }
}
