/// The view models that show what a user may see, each for as long as its screen is there.
@MainActor
struct SessionFollowers {
  private struct Follower {
    weak var model: AnyObject?
    let clear: @MainActor () -> Void
    let reload: @MainActor () -> Task<Void, Never>?
  }

  private var followers: [Follower] = []

  /// - Parameters:
  ///   - clear: What is done when the user of the session has gone.
  ///   - reload: What is done when somebody has signed in.
  mutating func add<Model: AnyObject>(
    _ model: Model,
    clear: @escaping @MainActor (Model) -> Void,
    reload: @escaping @MainActor (Model) -> Task<Void, Never>?
  ) {
    followers.removeAll { $0.model == nil }
    followers.append(
      Follower(
        model: model,
        clear: { [weak model] in model.map(clear) },
        reload: { [weak model] in model.flatMap(reload) }))
  }

  func clear() {
    for follower in followers { follower.clear() }
  }

  /// - Returns: what ends when all of them have their answers.
  func reload() -> Task<Void, Never> {
    let tasks = followers.compactMap { $0.reload() }
    return Task {
      for task in tasks { await task.value }
    }
  }
}
