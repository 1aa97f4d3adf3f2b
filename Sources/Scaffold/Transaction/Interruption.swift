/// A signal asked the run to end, and all is as it was before.
struct Interruption: Failure {
  var exitCode: ExitCode { .refused }
  var description: String { "interrupted; nothing was written" }
}
