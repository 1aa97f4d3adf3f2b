/// An error that ends a command: what it says, and a status for the shell.
package protocol Failure: Error, CustomStringConvertible {
  var exitCode: ExitCode { get }
  var complaint: Complaint { get }
}

extension Failure {
  package var description: String { complaint.description }
}

/// The end of a command that has reported all there is to say, for a program to read.
package struct AlreadyReported: Failure {
  package var exitCode: ExitCode { .refused }
  package var complaint: Complaint { Complaint("told", "") }

  package init() {}
}
