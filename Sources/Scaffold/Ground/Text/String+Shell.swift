extension String {
  /// The text as a shell takes it for one word.
  package var shellQuoted: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-._/".unicodeScalars.contains($0)
    }
    return isPlain && !isEmpty
      ? self
      : "'"
        + split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
