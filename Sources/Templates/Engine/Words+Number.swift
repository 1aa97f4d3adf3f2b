extension Words {
  /// The same for one of many: `label` for `labels`.
  package var singular: Words { changingLast { Noun($0).singular } }

  /// The same for many: `labels` for `label`.
  package var plural: Words { changingLast { Noun($0).plural } }

  private func changingLast(_ change: (String) -> String) -> Words {
    guard let last = words.last else { return self }
    return Words(of: (words.dropLast() + [change(last)]).joined(separator: "_"))
  }

  /// Each word as it stands inside the name of a type.
  package var parts: [String] { words.map(raised) }

  /// Each word in lower case.
  package var lowered: [String] { words.map { $0.lowercased() } }
}
