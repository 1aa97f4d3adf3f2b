import BaseTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated extension StubTransport {
  /// What each request so far says under a name.
  func headers(_ name: String) -> [String?] {
    requests.map { $0.value(forHTTPHeaderField: name) }
  }
}
