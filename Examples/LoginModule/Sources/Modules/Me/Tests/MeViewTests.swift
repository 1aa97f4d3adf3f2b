import BaseTesting
import BaseView
import Core
import Foundation
import MeBusiness
import MeView
import Testing

nonisolated extension StubItem<Profile>: MeHandling {
  package func setLiked(_ isLiked: Bool, post: Int64) async throws(AppError) { throw .offline }
  /// The session takes one picture.
  package func upload(_ avatar: Avatar) async throws(AppError) {
    if avatar.bytes != .png { throw .sessionExpired }
  }
}

/// The me screen, whatever the handler answers.
@MainActor
struct MeViewModelTests {
  private let handler = StubItem<Profile>()

  /// A model that has got these answers.
  private func makeModel(
    _ answers: Sourced<Profile>.Answer...,
    sessionExpired: @escaping @MainActor () -> Void = {}
  ) async -> MeViewModel {
    let model = MeViewModel(handler: handler, routing: Routing(sessionExpired: sessionExpired))
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

  @Test func asksNobodyForAMinute() async {
    _ = await makeModel(.success(Sourced(.sample, from: .cache(age: 59))))

    #expect(handler.policies == [.freshFor(.seconds(60))])
  }

  @Test func saysHowOldTheProfileIs() async {
    let old = Sourced(Profile.sample, from: .cache(age: 300))

    let model = await makeModel(.success(old), .failure(.offline))

    #expect(model.item.notice == ErrorText.message(for: .offline, showing: 300))
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

  nonisolated private static let photos: [(chosen: Data?, refusal: String?, expirations: Int)] = [
    (.png, nil, 0),
    (.png + [0], "Please sign in again.", 1),
    (Data("GIF8".utf8), "This is no photo that can be sent. Choose a JPEG or a PNG.", 0),
    (nil, "This is no photo that can be sent. Choose a JPEG or a PNG.", 0),
    (.png + Data(count: 5_000_000), "This photo is too large. Choose one of at most 5 MB.", 0),
  ]

  @Test(arguments: photos)
  func saysWhatBecameOfAPhoto(chosen: Data?, refusal: String?, expirations: Int) async {
    var expired = 0
    let model = await makeModel(.success(Sourced(.sample, from: .network))) { expired += 1 }

    await model.upload { chosen }?.value

    #expect(model.refusal == refusal)
    #expect(expired == expirations)
    #expect(model.canUpload)
  }

  @Test func sendsOnePhotoAtATime() async {
    let model = await makeModel(.success(Sourced(.sample, from: .network)))
    #expect(model.uploadText == "Choose a Photo")

    let first = model.upload { .png }

    #expect(model.uploadText == "Sending the photo…")
    #expect(!model.canUpload)
    #expect(model.upload { nil } == nil)
    await first?.value
    #expect(model.uploadText == "Choose a Photo")
  }

  @Test func takesNoPhotoBeforeThereIsAProfile() async {
    #expect(await makeModel().upload { .png } == nil)
  }
}
