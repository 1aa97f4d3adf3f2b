import BaseView
import Core
import Observation
import TimelineBusiness

/// The contents of the timeline detail screen, where it gets them, and what becomes of a like.
@MainActor @Observable
public final class TimelineDetailViewModel {
  package let item: ItemModel<Status>
  /// Why the last like was refused.
  package private(set) var refusal: String?
  /// What the user wants, whether or not the server knows it yet.
  private var wanted: Bool?

  @ObservationIgnored private let id: Status.ID
  @ObservationIgnored private let handler: any TimelineHandling
  @ObservationIgnored private let sessionExpired: @MainActor () -> Void
  @ObservationIgnored private var isAsking = false

  /// - Parameter shown: What is known of it already: it is on screen at once.
  package init(
    _ id: Status.ID, shown: Status? = nil, handler: any TimelineHandling,
    routing: Routing<TimelineRoute>
  ) {
    self.id = id
    self.handler = handler
    sessionExpired = routing.sessionExpired
    item = ItemModel(
      handler, of: id, shown: shown, sessionExpired: routing.sessionExpired)
  }

  package var detail: StatusDetail? { item.value.map(StatusDetail.init) }
  package var isLiked: Bool { wanted ?? item.value?.isLiked ?? false }
  package var likeText: String { isLiked ? TimelineText.unlike : TimelineText.like }
  package var likeSymbol: String { isLiked ? "heart.fill" : "heart" }

  /// The placeholder of the content, while there is none.
  package var placeholder: Placeholder? {
    item.placeholder(empty: BaseText.gone)
  }

  /// Likes the post, or takes that back. It shows at once, and is taken back if the server refuses.
  @discardableResult
  package func like() -> Task<Void, Never>? {
    guard !isAsking, item.isReady else { return nil }
    let before = wanted
    let isLiked = !isLiked
    (isAsking, wanted, refusal) = (true, isLiked, nil)
    let like = { @Sendable [handler, id] () async throws(AppError) in
      try await handler.setLiked(isLiked, id)
    }
    return Task { [weak self] in
      let answer = await Result.of(like)
      self?.receive(answer, before: before)
    }
  }

  private func receive(_ answer: Result<Void, AppError>, before: Bool?) {
    isAsking = false
    guard case .failure(let error) = answer else { return }
    wanted = before
    if error != .cancelled { refusal = ErrorText.message(for: error) }
    if error == .sessionExpired { sessionExpired() }
  }
}
