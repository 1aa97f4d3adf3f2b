import Core
import Foundation

/// A lock that one thread of one process at a time has. The system opens it when the process ends.
/// Where there is no file for it, as on a disk without room, nobody waits.
package nonisolated struct FileLock: Sendable {
  /// A folder that is there, or a file, which is made for the lock.
  let url: URL

  /// Does something that takes no time while nobody else does.
  ///
  /// - Parameter busy: Thrown where another holds it for a second: a process that is suspended may do
  ///   so for ever.
  func hold<Outcome, Failure: Error>(
    orThrow busy: @autoclosure () -> Failure, _ body: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    let descriptor = openFile()
    defer { close(descriptor) }
    let end = ContinuousClock.now + .seconds(1)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, [EINTR, EWOULDBLOCK].contains(errno) {
      guard .now < end else { throw busy() }
      Thread.sleep(forTimeInterval: 0.001)
    }
    return try body()
  }

  /// Does something that takes its time while nobody else does. Whoever waits blocks no thread, and
  /// waits until the task is cancelled.
  package func hold<Outcome>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws(AppError) -> Outcome
  ) async throws(AppError) -> Outcome {
    let descriptor = openFile()
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      guard (try? await Task.sleep(for: .milliseconds(20))) != nil else { throw .cancelled }
    }
    return try await body()
  }

  private func openFile() -> CInt {
    if url.hasDirectoryPath { return open(url.path, O_RDONLY | O_CLOEXEC) }
    try? FileManager.default.createPrivateFolder(at: url.deletingLastPathComponent())
    return open(url.path, O_CREAT | O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0o600)
  }
}
