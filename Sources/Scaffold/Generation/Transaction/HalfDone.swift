import Ground

/// A run failed, and could not be taken back either.
struct HalfDone: Failure {
  /// Why the run failed.
  let cause: any Error
  /// Why it was not taken back.
  let obstacle: SystemError

  var exitCode: ExitCode { .cannotWrite }

  var complaint: Complaint {
    Complaint(
      "half-done", "\(cause)\nThe run is half done: \(obstacle)",
      "fix that, and the next command that writes, such as `scaffold repair`, takes the run "
        + "back first")
  }
}
