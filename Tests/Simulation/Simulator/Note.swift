/// What the list is of.
nonisolated struct Note: Codable, Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
}
