import Foundation

/// What is done before a signal ends a program that has no screen to give back.
struct Interruption {
  private let sources: [any DispatchSourceSignal]

  /// From here on, until the process ends, Ctrl-C and its like do this first.
  ///
  /// - Parameter end: Takes the code to exit with.
  init(_ end: @escaping @Sendable (Int32) -> Void) {
    let queue = DispatchQueue(label: "Interruption")
    sources = [SIGHUP, SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { end(128 + number) }
      source.resume()
      return source
    }
  }
}
