import Core

nonisolated extension KeyValueStore {
  /// One element after each change that `change` makes of a value, by whichever store of
  /// this place.
  package func changes<Value>(of key: StorageKey<Value>) -> AsyncStream<Void> {
    ChangeListeners.all.listen(to: [key.name], in: place)
  }

  /// Reads a value, changes it and keeps it, one at a time in this app; then notifies who shows it.
  ///
  /// - Parameter body: Gets `nil` where nothing is kept.
  package func change<Value, Outcome: Sendable>(
    _ key: StorageKey<Value>, _ body: (inout Value?) throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    let outcome = try turns.withLock { _ throws(AppError) in
      var value = try value(for: key)
      let outcome = try body(&value)
      try set(value, for: key)
      return outcome
    }
    ChangeListeners.all.tell(of: [key.name], in: place)
    return outcome
  }
}

/// Whoever changes a value has read it: nobody else may have changed it in between.
private nonisolated let turns = Locked<Void>(())
