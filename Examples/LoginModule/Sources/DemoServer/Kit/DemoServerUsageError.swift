/// What is wrong with the words after `DemoServer`.
package enum DemoServerUsageError: Error, Hashable {
  case unknown(String)
  case notANumber(String, String)
}

extension DemoServerUsageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown(let word):
      "unknown word `\(word)`; there are `--port`, `--posts` and `--seed`, each with a number"
    case .notANumber(let name, let range): "`\(name)` wants a number from \(range)"
    }
  }
}
