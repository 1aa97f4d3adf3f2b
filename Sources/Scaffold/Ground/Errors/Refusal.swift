import Speaking

/// A state of things in which a command would do harm.
///
/// What there is to refuse stands beside the type that refuses it, as a static function of an extension.
package struct Refusal: Failure, Equatable {
  package let complaint: Complaint

  package init(_ complaint: Complaint) {
    self.complaint = complaint
  }

  package init(_ code: String, _ problem: Message, _ ways: Message?...) {
    complaint = Complaint(code, problem, ways: ways)
  }

  package var exitCode: ExitCode { .refused }
}
