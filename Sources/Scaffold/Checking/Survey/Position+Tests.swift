import Model

extension Position {
  /// True if it is where tests are, which may use all.
  var isOfTests: Bool { if case .tests = self { true } else { false } }
}
