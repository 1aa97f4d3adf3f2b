/// A mistake in a file of phrases.
struct BadPhrase: Error, Equatable {
  let path: String
  let line: Int
  let problem: String
}
