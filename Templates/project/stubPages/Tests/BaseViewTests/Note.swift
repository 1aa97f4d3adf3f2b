/// An item of a list, as modules have them. Where one stands for another, it has the same id.
nonisolated struct Note: Hashable, Identifiable, Sendable {
  let id: String
  var text = ""
}

nonisolated extension Note: ExpressibleByStringLiteral {
  init(stringLiteral id: String) {
    self.init(id: id)
  }
}
