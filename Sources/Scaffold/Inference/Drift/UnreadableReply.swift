import Ground
import Templates

/// A reply that the module which is made from it could not read.
package struct UnreadableReply: Error, Equatable {
  let file: String
  let problem: Misreading

  /// - Parameter file: what the reply is called.
  package init(_ file: String, _ problem: Misreading) {
    (self.file, self.problem) = (file, problem)
  }
}

extension UnreadableReply: Failure {
  package var exitCode: ExitCode { .usage }

  package var complaint: Complaint {
    Complaint(
      "unreadable-reply",
      "the module could not read `\(file.printable)`: \(problem.reason)", problem.wayOut)
  }
}
