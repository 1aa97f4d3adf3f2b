/// A promise that was broken, in words.
nonisolated struct Broken: Error {
  let words: String

  init(_ words: String) {
    self.words = words
  }
}
