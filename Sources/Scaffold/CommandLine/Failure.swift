/// An error that ends a command: what it says, and a status for the shell.
protocol Failure: Error, CustomStringConvertible {
  var exitCode: ExitCode { get }
  var complaint: Complaint { get }
}

extension Failure {
  var description: String { complaint.description }
}

/// The end of a command that has told all there is to tell, for a program to read.
struct Told: Failure {
  var exitCode: ExitCode { .refused }
  var complaint: Complaint { Complaint("told", "") }
}
