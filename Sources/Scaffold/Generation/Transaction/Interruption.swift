import Ground

/// A signal asked the run to end, and all is as it was before.
package struct Interruption: Failure {
  package var exitCode: ExitCode { .refused }
  package var complaint: Complaint { Complaint("interrupted", "interrupted; nothing was written") }
}
