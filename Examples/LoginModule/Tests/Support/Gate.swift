import Core

/// Holds up whoever comes, until it is opened.
package nonisolated final class Gate: Sendable {
  private enum State {
    case closed([CheckedContinuation<Void, Never>])
    case open
  }

  private let state = Locked(State.closed([]))

  package init() {}

  /// Lets everybody through, from now on.
  package func open() {
    let waiting: [CheckedContinuation<Void, Never>] = state.withLock { state in
      guard case .closed(let waiting) = state else { return [] }
      state = .open
      return waiting
    }
    for waiter in waiting { waiter.resume() }
  }

  /// Returns once the gate is open.
  package func wait() async {
    await withCheckedContinuation { waiter in
      let isOpen = state.withLock { state in
        guard case .closed(let waiting) = state else { return true }
        state = .closed(waiting + [waiter])
        return false
      }
      if isOpen { waiter.resume() }
    }
  }
}
