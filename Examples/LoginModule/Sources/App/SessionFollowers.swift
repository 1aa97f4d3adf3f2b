/// The view models that ask again when the user has signed in again, each for as long as its screen
/// is there.
@MainActor
struct SessionFollowers {
  private var reloads: [@MainActor () -> Task<Void, Never>?] = []

  /// - Parameter reload: What is done when the user has signed in again.
  mutating func add<Model: AnyObject>(
    _ model: Model, reload: @escaping @MainActor (Model) -> Task<Void, Never>?
  ) {
    reloads.append { [weak model] in model.flatMap(reload) }
  }

  /// - Returns: what ends when all of them have their answers.
  func reload() -> Task<Void, Never> {
    let tasks = reloads.compactMap { $0() }
    return Task {
      for task in tasks { await task.value }
    }
  }
}
