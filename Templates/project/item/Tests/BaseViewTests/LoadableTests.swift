import BaseView
import Core
import Testing

/// A value on a screen, whatever the answers are.
nonisolated struct LoadableTests {
  private static let offline = ErrorText.message(for: .offline)
  private static let kept = Sourced(1, from: .cache(age: 60))
  private static let fresh = Sourced(2, from: .network)

  private func loaded(
    _ answers: Result<Sourced<Int>, AppError>..., isCancelled: Bool = false,
    after start: Loadable<Int> = Loadable()
  ) -> Loadable<Int> {
    var content = start
    content.begin()
    for answer in answers { content.receive(answer) }
    content.end(isCancelled: isCancelled)
    return content
  }

  @Test func beginsWithNothing() {
    let content = Loadable<Int>()

    #expect(content.phase == .idle)
    #expect(content.value == nil)
    #expect(!content.isLoading)
  }

  @Test func showsThatItLoads() {
    var content = Loadable<Int>()

    content.begin()

    #expect(content.phase == .loading)
    #expect(content.isLoading)
  }

  @Test func showsTheLastOfItsAnswers() {
    let content = loaded(.success(Self.kept), .success(Self.fresh))

    #expect(content.phase == .loaded)
    #expect(content.value == 2)
    #expect(content.notice == nil)
    #expect(!content.isLoading)
  }

  @Test func showsThatThereIsNothing() {
    #expect(loaded().phase == .empty)
  }

  @Test func showsWhyThereIsNothing() {
    let content = loaded(.failure(.offline))

    #expect(content.phase == .failed(.offline))
    #expect(content.notice == nil)
  }

  @Test func keepsItsValueWhileItLoadsAgain() {
    var content = loaded(.success(Self.kept))

    content.begin()

    #expect(content.phase == .loaded)
    #expect(content.value == 1)
    #expect(content.isLoading)
  }

  @Test func keepsItsValueWhenLoadingAgainFails() {
    let content = loaded(.failure(.offline), after: loaded(.success(Self.kept)))

    #expect(content.phase == .loaded)
    #expect(content.value == 1)
    #expect(content.notice == Self.offline)
  }

  @Test func showsTheWarningUntilThereIsSomethingNewer() {
    let old = loaded(.success(Sourced(1, from: .cache(age: 60), warning: .offline)))
    #expect(old.phase == .loaded)
    #expect(old.notice == Self.offline)

    #expect(loaded(.success(Self.fresh), after: old).notice == nil)
  }

  @Test func saysHowOldItIsWhereNothingNewerCame() {
    let old = Sourced(1, from: .cache(age: 300))
    let aged = ErrorText.message(for: .offline, showing: 300)
    let warned = Sourced(1, from: .cache(age: 300), warning: .offline)

    #expect(loaded(.success(old)).notice == nil)
    #expect(loaded(.success(old), .failure(.offline)).notice == aged)
    #expect(loaded(.success(warned)).notice == aged)
    #expect(loaded(.success(old), .success(Self.fresh), .failure(.offline)).notice == Self.offline)
  }

  @Test func takesTheNoticeAwayWhenTheUserHasReadIt() {
    var content = loaded(.success(Self.kept), .failure(.offline))

    content.dismissNotice()

    #expect(content.notice == nil)
    #expect(content.value == 1)
  }

  @Test func neverShowsThatItWasCancelled() {
    let first = loaded(.failure(.cancelled))
    #expect(first.phase == .idle)
    #expect(first.notice == nil)

    let second = loaded(.failure(.cancelled), after: loaded(.success(Self.kept)))
    #expect(second.phase == .loaded)
    #expect(second.notice == nil)
  }

  @Test func mayBeginAgainWhenItsTaskWasCancelled() {
    #expect(loaded(isCancelled: true).phase == .idle)
    #expect(loaded(isCancelled: true, after: loaded(.success(Self.kept))).phase == .loaded)
  }
}
