/// The exit status of the tool.
package enum ExitCode: Int32, Sendable {
  /// Done, nothing to do, or clean.
  case success = 0
  /// Something stands in the way, or drift was found.
  case refused = 1
  /// The command line is wrong.
  case usage = 64
  /// A template, a ledger or `scaffold.json` is wrong.
  case badData = 65
  /// A file or the output cannot be written.
  case cannotWrite = 73
}
