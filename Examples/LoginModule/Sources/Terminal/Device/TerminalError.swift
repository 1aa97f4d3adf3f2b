import Foundation

/// Why there is nothing to be seen.
package enum TerminalError: Error, Hashable, Sendable {
  case notATerminal
  case cannotWrite(code: Int32)
}

extension TerminalError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notATerminal:
      "there is no terminal to draw on; use `--once` or `--script <file>`"
    case .cannotWrite(let code):
      "the output cannot be written: \(String(cString: strerror(code)))"
    }
  }
}
