import Foundation

/// The wish of a user, or of the system, that this program end.
struct Interruption {
  private let wished = DispatchSemaphore(value: 0)
  private let sources: [any DispatchSourceSignal]

  /// From here on, Ctrl-C no longer ends the program by itself.
  init() {
    let queue = DispatchQueue(label: "Interruption")
    sources = [SIGINT, SIGTERM].map { [wished] number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { wished.signal() }
      source.resume()
      return source
    }
  }

  /// Returns once the wish is there.
  func wait() {
    withExtendedLifetime(sources) { wished.wait() }
  }
}
