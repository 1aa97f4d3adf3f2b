/// An error that ends a command: words for the user, and a status for the shell.
protocol Failure: Error, CustomStringConvertible {
  var exitCode: ExitCode { get }
}

/// The end of a command that has told all there is to tell, for a program to read.
struct Told: Failure {
  var exitCode: ExitCode { .refused }
  var description: String { "" }
}
