import Core

/// The two places that a value comes from.
package nonisolated struct Supply<Value: Sendable>: Sendable {
  private let cached: @Sendable () async throws(AppError) -> Sourced<Value>?
  private let fresh: @Sendable () async throws(AppError) -> Sourced<Value>

  /// - Parameters:
  ///   - cached: What was kept on this device, or `nil`.
  ///   - fresh: What the server says.
  package init(
    cached: @escaping @Sendable () async throws(AppError) -> Sourced<Value>?,
    fresh: @escaping @Sendable () async throws(AppError) -> Sourced<Value>
  ) {
    self.cached = cached
    self.fresh = fresh
  }

  /// Asks in the order of a policy. The stream ends after its first failure, and whoever stops
  /// listening cancels the request.
  package func answers(_ policy: CachePolicy) -> AsyncStream<Result<Sourced<Value>, AppError>> {
    .answers { deliver throws(AppError) in
      switch policy {
      case .networkOnly: deliver(try await fresh())
      case .networkFirst: deliver(try await freshOrCached())
      case .cacheFirst: try await cachedThenFresh(deliver)
      case .freshFor(let time): try await cachedThenFresh(unlessFreshFor: time, deliver)
      case .cacheOnly: if let value = try await cached() { deliver(value) }
      }
    }
  }
}

nonisolated extension Supply {
  /// Only a server that cannot be reached lets an old value stand in for a new one: what the
  /// server itself says is never hidden.
  private func freshOrCached() async throws(AppError) -> Sourced<Value> {
    do {
      return try await fresh()
    } catch {
      guard error.isUnreachable, var old = try? await cached() else { throw error }
      old.warning = error
      return old
    }
  }

  /// A cache that cannot be read costs a warning, not the fresh value.
  private func cachedThenFresh(
    unlessFreshFor time: Duration = .zero, _ deliver: (Sourced<Value>) -> Void
  ) async throws(AppError) {
    var warning: AppError?
    do {
      if let old = try await cached() {
        deliver(old)
        if old.origin.isFresh(for: time) { return }
      }
    } catch {
      warning = error
    }
    var value = try await fresh()
    value.warning = value.warning ?? warning
    deliver(value)
  }
}
