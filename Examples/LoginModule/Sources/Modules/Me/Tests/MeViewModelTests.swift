import BaseTesting
import BaseView
import Core
import MeBusiness
import MeView
import Testing

nonisolated extension StubItem<Profile>: MeHandling {
  package func setLiked(_ isLiked: Bool, post: Int64) async throws(AppError) { throw .offline }
}

/// What the me screen shows, whatever the handler answers.
@MainActor
struct MeViewModelTests {
  private let handler = StubItem<Profile>()

  /// A model that has got these answers.
  private func makeModel(
    _ answers: Sourced<Profile>.Answer...,
    sessionExpired: @escaping @MainActor () -> Void = {}
  ) async -> MeViewModel {
    let model = MeViewModel(
      handler: handler, routing: Routing(sessionExpired: sessionExpired))
    let task = model.item.loadIfNeeded()
    handler.answer(0, answers)
    await task?.value
    return model
  }

  @Test func showsWhatWasLoaded() async {
    let sample = Profile.sample

    let model = await makeModel(.success(Sourced(sample, from: .network)))

    #expect(model.placeholder == nil)
    #expect(model.avatarURL == sample.avatar)
    #expect(model.nameText == "name")
    #expect(model.likesText == sample.likes.displayText)
  }

  @Test func showsWhatIsMissing() async {
    let model = await makeModel(.success(Sourced(.sparse, from: .network)))

    #expect(model.avatarURL == nil)
  }

  @Test func saysThatThereIsNothing() async {
    #expect(await makeModel().placeholder == .empty(MeText.empty))
  }

  @Test func leadsToTheSignIn() async {
    var expirations = 0

    _ = await makeModel(.failure(.sessionExpired)) { expirations += 1 }

    #expect(expirations == 1)
  }
}
