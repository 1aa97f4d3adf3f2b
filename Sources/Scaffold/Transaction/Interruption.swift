/// A signal asked the run to end, and all is as it was before.
struct Interruption: Failure {
  var exitCode: ExitCode { .refused }
  var complaint: Complaint { Complaint("interrupted", "interrupted; nothing was written") }
}
