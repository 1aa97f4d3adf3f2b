nonisolated extension AppError {
  /// True if the server says that it does not have what it was asked for.
  package var isGone: Bool {
    if case .http(404, _) = self { return true }
    if case .http(410, _) = self { return true }
    return false
  }

  /// True if the server does not know any more what a page was asked for with.
  package var refusesCursor: Bool {
    if case .http(let status, _) = self { return [400, 404, 410, 422].contains(status) }
    return false
  }

  /// True if the server may have done what it was asked for, although it seems to have failed.
  package var isInDoubt: Bool {
    switch self {
    case .cancelled, .decoding, .timedOut, .transport, .http(500..., _): true
    default: false
    }
  }
}
