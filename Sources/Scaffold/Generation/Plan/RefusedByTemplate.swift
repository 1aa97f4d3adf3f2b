import Ground
import Speaking

/// Options that do not go together; the template says why.
struct RefusedByTemplate: Failure {
  let reason: String

  var exitCode: ExitCode { .usage }
  var complaint: Complaint { Complaint("refused-by-template", Message(verbatim: reason)) }
}
