#if canImport(SwiftUI)
  import BaseView
  import Core
  import TimelineBusiness

  /// Gives previews the answers they are made of; without any, it never answers.
  struct TimelinePreviewHandler: TimelineHandling {
    let answers: [Result<Sourced<Page<Status>>, AppError>]

    func first(
      _ policy: CachePolicy
    ) -> AsyncStream<Result<Sourced<Page<Status>>, AppError>> {
      AsyncStream { continuation in
        for answer in answers { continuation.yield(answer) }
        if !answers.isEmpty { continuation.finish() }
      }
    }

    func next(
      after cursor: String
    ) async throws(AppError) -> Sourced<Page<Status>> {
      throw .offline
    }
  }

  extension TimelineViewModel {
    static func preview(
      _ answers: Result<Sourced<Page<Status>>, AppError>...
    ) -> TimelineViewModel {
      TimelineViewModel(
        handler: TimelinePreviewHandler(answers: answers), routing: Routing())
    }
  }

  extension Sourced<Page<Status>> {
    static let preview = Sourced(
      Page(items: [.preview, .secondPreview], next: "more"), from: .cache(age: 0))
    static let emptyPreview = Sourced(Page(items: []), from: .cache(age: 0))
  }

  extension Status {
    fileprivate static let preview = Status(
      id: 1,
      createdAt: "created_at",
      text: "text"
    )

    fileprivate static let secondPreview = Status(
      id: 22,
      createdAt: "created_atB",
      text: "textB"
    )
  }
#endif
