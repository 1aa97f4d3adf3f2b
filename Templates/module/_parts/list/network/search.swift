
  package func found(_ text: String) -> any ListFeed<{{ entity }}> {
    ServerList(rows) { cursor throws(AppError) in try await network.search(text, after: cursor) }
  }
