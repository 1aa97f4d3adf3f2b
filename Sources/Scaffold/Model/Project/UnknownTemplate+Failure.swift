import Ground
import Templates

extension UnknownTemplate: Failure {
  package var exitCode: ExitCode { .usage }
  package var complaint: Complaint { Complaint("unknown-template", problem, ways: ways) }
}
