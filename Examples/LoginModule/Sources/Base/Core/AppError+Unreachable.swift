nonisolated extension AppError {
  /// Whether the server had no say in this failure, so that asking again later may help.
  package var isUnreachable: Bool {
    switch self {
    case .offline, .timedOut, .transport: true
    default: false
    }
  }
}
