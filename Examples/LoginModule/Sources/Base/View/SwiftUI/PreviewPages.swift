#if canImport(SwiftUI)
  import BaseBusiness
  import Core

  /// Gives the previews of a list, and of its items, the answers they are made of; without any, it
  /// never answers. What a preview asks to be done is never done.
  ///
  /// `Input` is what is entered for an item; `Never` where nothing is.
  package nonisolated struct PreviewPages<Item: Identifiable & Sendable, Input: Sendable>: Sendable
  where Item.ID: Sendable {
    private let answers: [Sourced<Page<Item>>.Answer]

    package init(_ answers: [Sourced<Page<Item>>.Answer]) {
      self.answers = answers
    }

    private func never<Value: Sendable>() async throws(AppError) -> Value {
      try await OneShot<Value>().value()
    }
  }

  nonisolated extension PreviewPages: PageLoading {
    @MainActor package var list: any ListFeed<Item> { PreviewList(answers) }
  }

  nonisolated extension PreviewPages: DetailLoading {
    /// The item as it is in the pages.
    package func load(_ id: Item.ID, _ policy: CachePolicy) -> Sourced<Item>.Answers {
      AsyncStream { continuation in
        for answer in answers {
          switch answer {
          case .success(let page):
            guard let item = page.value.items.first(where: { $0.id == id }) else { continue }
            continuation.yield(.success(page.map { _ in item }))
          case .failure(let error): continuation.yield(.failure(error))
          }
        }
        if !answers.isEmpty { continuation.finish() }
      }
    }

    package func changes(of id: Item.ID) -> AsyncStream<Void> { .none }
  }

  nonisolated extension PreviewPages: ItemRemoving {
    package func remove(_ id: Item.ID) async throws(AppError) {
      try await never() as Void
    }
  }

  @MainActor
  private final class PreviewList<Item: Sendable>: ListFeed {
    let listeners = Listeners<Void>()
    let (age, isWhole): (Double?, Bool) = (nil, true)
    let items: [Item]
    let dropped: Int
    private let answer: Sourced<Page<Item>>.Answer?

    init(_ answers: [Sourced<Page<Item>>.Answer]) {
      let pages = answers.compactMap { try? $0.get().value }
      (items, dropped) = (pages.last?.items ?? [], pages.last?.dropped ?? 0)
      answer = answers.last
    }

    var freshCount: Int { items.count }

    func refresh(_ policy: CachePolicy) async throws(AppError) -> AppError? {
      guard let answer else { return try await OneShot<AppError?>().value() }
      return try answer.get().warning
    }

    func more() async throws(AppError) -> AppError? { nil }
  }
#endif
