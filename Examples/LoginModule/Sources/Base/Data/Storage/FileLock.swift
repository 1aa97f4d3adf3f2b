import Core
import Foundation

/// A lock that one thread of one process at a time has. The system opens it when the process ends.
/// Where there is no file for it, as on a disk without room, nobody waits.
package nonisolated struct FileLock: Sendable {
  /// A folder that is there, or a file, which is made for the lock.
  let url: URL

  /// Does something that takes no time while nobody else does.
  func hold<Outcome, Failure: Error>(
    _ body: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    let descriptor = openFile()
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }

  /// Does something that takes its time while nobody else does. Whoever waits blocks no thread.
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
