/// Why a test of a program in a terminal cannot go on.
package enum TerminalFailure: Error {
  case noTerminal
  case notStarted(String, String)
  /// What was waited for did not come, and what was there in its place.
  case notSeen(String, on: [String], unknown: [String])
}
