extension Words {
  /// The same for one of many: `label` for `labels`.
  package var singular: Words {
    guard let last = words.last else { return self }
    return Words(of: (words.dropLast() + [Noun(last).singular]).joined(separator: "_"))
  }

  /// Each word as it stands inside the name of a type.
  package var parts: [String] { words.map(raised) }

  /// Each word in lower case.
  package var lowered: [String] { words.map { $0.lowercased() } }
}
