import BaseView
import Core
import Foundation
import MeBusiness
import Observation

/// The contents of the me screen, where it gets them, and what becomes of a new avatar.
@MainActor @Observable
public final class MeViewModel {
  package let item: ItemModel<Profile>
  /// Why the last picture was refused.
  package private(set) var refusal: String?
  /// Whether a picture is on its way.
  private var isUploading = false

  @ObservationIgnored private let handler: any MeHandling
  @ObservationIgnored private let sessionExpired: @MainActor () -> Void
  /// What the screen of the likes is made of.
  @ObservationIgnored package let makeLikes: @MainActor () -> LikesViewModel

  package init(handler: any MeHandling, routing: Routing<MeRoute>) {
    self.handler = handler
    sessionExpired = routing.sessionExpired
    makeLikes = { LikesViewModel(handler: handler, routing: routing) }
    item = ItemModel(
      handler, sessionExpired: routing.sessionExpired, policy: .freshFor(.seconds(60)))
  }

  package var avatarURL: URL? { item.value?.avatar }
  package var nameText: String { (item.value?.name).displayText }
  package var likesText: String { (item.value?.likes).displayText }
  package var uploadText: String { isUploading ? MeText.uploading : MeText.upload }
  package var canUpload: Bool { item.isReady && !isUploading }

  /// The placeholder of the content, while there is none.
  package var placeholder: Placeholder? {
    item.placeholder(empty: MeText.empty)
  }

  /// Makes what the user has chosen the avatar, even if the user leaves meanwhile. It is shown once
  /// the server has it.
  ///
  /// - Parameter read: Gives the bytes of the picture; `nil` if they cannot be read.
  @discardableResult
  package func upload(
    _ read: @escaping @MainActor () async -> Data?
  ) -> Task<Void, Never>? {
    guard canUpload else { return nil }
    (isUploading, refusal) = (true, nil)
    return Task { [weak self, handler] in
      do throws(Avatar.Refusal) {
        let avatar = try Avatar(await read())
        let upload = { @Sendable () async throws(AppError) in try await handler.upload(avatar) }
        self?.receive(await Result.of(upload))
      } catch {
        self?.end(refusal: error.text)
      }
    }
  }

  private func receive(_ answer: Result<Void, AppError>) {
    guard case .failure(let error) = answer else { return end(refusal: nil) }
    end(refusal: error == .cancelled ? nil : ErrorText.message(for: error))
    if error == .sessionExpired { sessionExpired() }
  }

  private func end(refusal: String?) {
    (isUploading, self.refusal) = (false, refusal)
  }
}

nonisolated extension Avatar.Refusal {
  fileprivate var text: String {
    switch self {
    case .noImage: MeText.noImage
    case .tooLarge: MeText.tooLarge
    }
  }
}
