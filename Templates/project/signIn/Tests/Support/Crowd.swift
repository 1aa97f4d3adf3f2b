import Core

/// Opens a gate when enough have come.
package nonisolated final class Crowd: Sendable {
  private let missing: Locked<Int>
  private let gate: Gate

  package init(of size: Int, opening gate: Gate) {
    missing = Locked(size)
    self.gate = gate
  }

  /// Counts one more.
  package func arrive() {
    let isComplete = missing.withLock { missing in
      missing -= 1
      return missing == 0
    }
    if isComplete { gate.open() }
  }
}
