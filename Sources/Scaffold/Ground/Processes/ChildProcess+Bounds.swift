extension ChildProcess {
  /// The limits of a program that reads what strangers wrote.
  package struct Bounds: Equatable, Sendable {
    /// All that it finds in its environment, as `NAME=value`. Bytes: what others name may be no text.
    let environment: [[UInt8]]
    /// After so many seconds it is killed, with all that it has started.
    let seconds: Int
    /// More than so many bytes on either output are not taken.
    let bytes: Int

    package init(environment: [[UInt8]], seconds: Int, bytes: Int) {
      (self.environment, self.seconds, self.bytes) = (environment, seconds, bytes)
    }
  }
}
