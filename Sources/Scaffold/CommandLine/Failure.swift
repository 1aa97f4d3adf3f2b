/// An error that ends a command: words for the user, and a status for the shell.
protocol Failure: Error, CustomStringConvertible {
  var exitCode: ExitCode { get }
}
