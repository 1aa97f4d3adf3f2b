import Foundation

@testable import Ground

/// A disk on which the n-th operation fails, or at which the process dies.
final class FaultyDisk: Sendable {
  enum Fault: CaseIterable, Sendable {
    /// One operation fails; those after it succeed.
    case failure
    /// The process is killed before the operation.
    case death
    /// The process is killed in the middle of a write.
    case tornWrite
    /// Someone presses Ctrl-C.
    case signal
  }

  private let fault: Fault
  private let number: Int
  private let code: Int32
  private let count = Locked(0)

  /// - Parameter code: what the system says, such as that the disk is full.
  init(_ fault: Fault, at number: Int, saying code: Int32 = ENOSPC) {
    self.fault = fault
    self.number = number
    self.code = code
  }

  /// How many operations were asked for.
  var operations: Int { count.withLock { $0 } }

  @Sendable func perform(
    _ operation: FileOperation, in folder: OpenFolder
  ) throws(SystemError) {
    let current = count.withLock { count in
      count += 1
      return count
    }
    guard current >= number, fault != .signal else {
      try FileOperation.perform(operation, folder)
      if current == number { pthread_kill(pthread_self(), SIGINT) }
      return
    }
    if current == number, fault == .tornWrite { try FileOperation.perform(operation.torn, folder) }
    if current > number, fault == .failure { return try FileOperation.perform(operation, folder) }
    throw SystemError(verb: "write", path: "x", code: code)
  }
}

extension FileOperation {
  /// The operation as far as it got when the process was killed.
  fileprivate var torn: FileOperation {
    switch self {
    case .write(let bytes, let path, let mode, let time):
      .write(Array(bytes.prefix(bytes.count / 2)), to: path, mode: mode, time: time)
    case .writeThrough(let bytes, let path, let time):
      .writeThrough(Array(bytes.prefix(bytes.count / 2)), to: path, time: time)
    default: self
    }
  }
}
