import Templates

/// The revisions of the Model Context Protocol that the server speaks.
enum ProtocolRevision: String, CaseIterable {
  /// Each request names the revision; no request depends on another.
  case perRequest = "2026-07-28"
  /// For older clients: the first request, `initialize`, names it for all.
  case handshake = "2025-06-18"

  static let names = JSON(texts: allCases.map(\.rawValue))
}
