import Speaking

/// A command line that asks for something no command offers.
///
/// What can be wrong stands beside the type that finds it, as a static function of an extension.
package struct UsageError: Failure, Equatable {
  package let complaint: Complaint
  /// `nil` where nothing is missing, and something is wrong.
  package private(set) var lack: Lack?

  package init(_ complaint: Complaint) {
    self.complaint = complaint
  }

  package init(_ code: String, _ problem: Message, _ ways: Message?...) {
    complaint = Complaint(code, problem, ways: ways)
  }

  package var exitCode: ExitCode { .usage }
}

extension UsageError {
  /// What a command line would need to say besides.
  package enum Lack: Equatable, Sendable {
    /// An argument or an option that has to be given.
    case required
    /// The name of a module.
    case name
    case value(option: String)
  }

  package func lacking(_ lack: Lack) -> UsageError {
    var error = self
    error.lack = lack
    return error
  }
}
