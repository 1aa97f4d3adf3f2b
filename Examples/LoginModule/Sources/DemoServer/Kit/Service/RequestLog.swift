/// What was asked lately, the oldest first.
struct RequestLog: Sendable {
  private static let limit = 1_000

  private(set) var entries: [LoggedRequest] = []

  mutating func add(_ entry: LoggedRequest) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append(entry)
  }
}
