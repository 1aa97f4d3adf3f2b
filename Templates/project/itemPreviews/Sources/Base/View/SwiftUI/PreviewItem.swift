#if canImport(SwiftUI)
  import BaseBusiness
  import Core

  /// Gives the previews of an item the answers they are made of; without any, it never answers.
  package nonisolated struct PreviewItem<Item: Sendable>: ItemLoading {
    private let answers: [Sourced<Item>.Answer]

    package init(_ answers: [Sourced<Item>.Answer]) {
      self.answers = answers
    }

    package func load(_ policy: CachePolicy) -> Sourced<Item>.Answers {
      AsyncStream { continuation in
        for answer in answers { continuation.yield(answer) }
        if !answers.isEmpty { continuation.finish() }
      }
    }

    /// What is saved is forgotten.
    package func save(_ item: Item) {}
  }
#endif
