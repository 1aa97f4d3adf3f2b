nonisolated extension AppError {
  /// True if the server had no say in this failure, so that asking again later may help.
  package var isUnreachable: Bool {
    switch self {
    case .offline, .timedOut, .transport: true
    default: false
    }
  }

  /// True if the same request may be answered otherwise later, since the server had no say in this
  /// failure, or is in trouble.
  package var mayPass: Bool {
    if case .http(let status, _) = self { return status >= 500 || status == 429 }
    return isUnreachable
  }
}
