import BaseView
import Core
import MeBusiness

/// How many posts the user likes, in the style of the posts: whoever shows it hands over three
/// closures and calls `load()`. The answer comes through `success` or `failed`, and `complete` ends it.
///
/// The closures hold whoever shows it weakly.
@MainActor
public final class LikesViewModel {
  /// Called with the number, as the server has it now.
  package var success: @MainActor (String) -> Void = { _ in }
  /// Called with why there is none.
  package var failed: @MainActor (String) -> Void = { _ in }
  /// Called after either, and where nobody waits any more.
  package var complete: @MainActor () -> Void = {}

  private let handler: any MeHandling
  private let sessionExpired: @MainActor () -> Void
  private var request: Task<Void, Never>?

  package init(handler: any MeHandling, routing: Routing<MeRoute>) {
    self.handler = handler
    sessionExpired = routing.sessionExpired
  }

  deinit { request?.cancel() }

  /// Asks the server, unless it is being asked.
  @discardableResult
  package func load() -> Task<Void, Never>? {
    guard request == nil else { return nil }
    request = handler.receive(
      handler.load(.networkOnly),
      success: { [weak self] answer in self?.success(answer.value.likes.displayText) },
      failed: { [weak self] error in self?.fail(error) },
      complete: { [weak self] in self?.end() })
    return request
  }

  private func fail(_ error: AppError) {
    failed(ErrorText.message(for: error))
    if error == .sessionExpired { sessionExpired() }
  }

  private func end() {
    request = nil
    complete()
  }
}
