/// The item of the stores and lists of these tests.
nonisolated struct Track: Codable, Hashable, Identifiable, Sendable {
  let id: Int
  var name: String?

  init(_ id: Int, name: String? = nil) {
    self.id = id
    self.name = name
  }
}
