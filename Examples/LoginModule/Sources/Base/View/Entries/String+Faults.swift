nonisolated extension String? {
  /// The faults, with one more.
  func followed(by text: String) -> String {
    [self, text].compactMap(\.self).joined(separator: "\n")
  }
}
