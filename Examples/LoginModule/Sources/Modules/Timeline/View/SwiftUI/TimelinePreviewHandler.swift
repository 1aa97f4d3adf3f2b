#if canImport(SwiftUI)
  import BaseView
  import Core
  import Foundation
  import TimelineBusiness

  /// Gives previews the answers they are made of; without any, it never answers.
  struct TimelinePreviewHandler: TimelineHandling {
    let answers: [Result<Sourced<Timeline>, AppError>]

    func first(_ policy: CachePolicy) -> AsyncStream<Result<Sourced<Timeline>, AppError>> {
      AsyncStream { continuation in
        for answer in answers { continuation.yield(answer) }
        if !answers.isEmpty { continuation.finish() }
      }
    }

    func load(_ id: Status.ID, _ policy: CachePolicy) -> Sourced<Status>.Answers { .none }

    func changes(of id: Status.ID) -> AsyncStream<Void> { .none }

    func setLiked(_ isLiked: Bool, _ id: Status.ID) async throws(AppError) { throw .offline }

    func page(below id: Status.ID) async throws(AppError) -> Sourced<Timeline> {
      throw .offline
    }
  }

  extension TimelineViewModel {
    static func preview(_ answers: Result<Sourced<Timeline>, AppError>...) -> TimelineViewModel {
      TimelineViewModel(
        handler: TimelinePreviewHandler(answers: answers), routing: Routing())
    }
  }

  extension Sourced<Timeline> {
    static let preview = Sourced(Timeline([.newer, .older], gaps: [2]), from: .cache(age: 0))
    static let newPreview = Sourced(Timeline([.newest, .newer]), from: .network)
    static let unreadablePreview = Sourced(
      Timeline([.newer, .older], gaps: [2], unreadable: [2: 1]), from: .network)
    static let emptyPreview = Sourced(Timeline(), from: .cache(age: 0))
  }

  extension Status {
    static let newest = Status(
      id: 3, author: Author(name: "swift_dev"), date: Date(timeIntervalSince1970: 1_424_178_292),
      text: "Which tier decides between the network and the cache?")

    static let newer = Status(
      id: 2, author: Author(name: "清风玉露"), date: Date(timeIntervalSince1970: 1_424_178_251),
      text: "转发微博",
      retweeted: Retweeted(id: 1, author: Author(name: "老王"), text: "三层架构"))

    static let deleted = Status(
      id: 4, author: Author(name: "清风玉露"), date: Date(timeIntervalSince1970: 1_424_178_133),
      text: "原微博已删除",
      retweeted: Retweeted(id: 0, author: nil, text: "抱歉,此微博已被作者删除。"))

    fileprivate static let older = Status(
      id: 1, author: Author(name: "老王"), date: Date(timeIntervalSince1970: 1_424_167_560),
      text: "三层架构")
  }
#endif
