extension Words {
  /// `Avatar URL`
  public var titled: String {
    spaced(words.enumerated().map { $0 == 0 ? raised($1) : inProse($1) })
  }

  /// `avatar URL`
  public var phrase: String { spaced(words.map(inProse)) }

  private func inProse(_ word: String) -> String {
    let raised = raised(word)
    return raised.dropFirst().contains(where: \.isUppercase) ? raised : word.lowercased()
  }

  private func spaced(_ words: [String]) -> String { words.joined(separator: " ") }
}
