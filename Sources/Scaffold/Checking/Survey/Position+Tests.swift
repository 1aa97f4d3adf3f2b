import Model

extension Position {
  /// Whether it is where tests are, which see all.
  var isOfTests: Bool { if case .tests = self { true } else { false } }
}
