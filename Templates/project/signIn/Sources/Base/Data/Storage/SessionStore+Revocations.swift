import Core

// Tokens that nobody needs any more.
nonisolated extension SessionStore {
  private static let given = StorageKey<[Given]>("session.revocations")
  private static let tryLimit = 10

  /// A token that its server has yet to be notified of.
  private struct Given: Codable, Hashable {
    let origin: String
    let token: Token
    var tries = 0
  }

  /// Remembers a token until its server knows that nobody needs it.
  package func give(back token: Token, to origin: String) throws(AppError) {
    try changeGiven { all in
      all.removeAll { $0.origin == origin && $0.token == token }
      all.append(Given(origin: origin, token: token))
    }
  }

  /// Notifies a server of each token that it does not know of yet. Those are forgotten that it
  /// takes or refuses; those of which it could not be notified are tried again the next time, ten
  /// times in all. One that is `cancelled` was not tried.
  package func tell(
    _ origin: String, _ revoke: (Token) async throws(AppError) -> Void
  ) async {
    for given in (try? store.value(for: Self.given)) ?? [] where given.origin == origin {
      var isTold = true
      do throws(AppError) {
        try await revoke(given.token)
      } catch {
        if error == .cancelled { continue }
        isTold = !error.mayPass
      }
      try? changeGiven { all in
        guard let index = all.firstIndex(where: { $0.token == given.token }) else { return }
        all[index].tries += 1
        if isTold || all[index].tries == Self.tryLimit { all.remove(at: index) }
      }
    }
  }

  private func changeGiven(_ change: (inout [Given]) -> Void) throws(AppError) {
    try alone { () throws(AppError) in
      var all = try store.value(for: Self.given) ?? []
      change(&all)
      try store.set(all.isEmpty ? nil : all, for: Self.given)
      try store.set(nil, forKey: Self.given.name.damagedKey)
    }
  }
}
