/// The words of an error, for people in one line and for programs in parts.
package struct Complaint: Equatable, Sendable {
  /// A word for programs that stays the same when the sentence changes, such as `unknown-module`.
  package let code: String
  package let problem: Message
  /// The way out; `nil` if there is none to name.
  package let fix: Message?
  /// Further facts, a line each.
  package var details: [String] = []
  /// The file that the error is about.
  package var file: String?
  package var line: Int?
  /// In characters, from one.
  package var column: Int?

  /// - Parameter ways: the ways out, the most likely one first.
  package init(_ code: String, _ problem: Message, _ ways: Message?...) {
    self.init(code, problem, ways: ways)
  }

  package init(_ code: String, _ problem: Message, ways: [Message?]) {
    self.code = code
    self.problem = problem
    fix = Message.inARow(ways)
  }
}

extension Complaint {
  package func at(_ file: String, line: Int? = nil, column: Int? = nil) -> Complaint {
    var complaint = self
    (complaint.file, complaint.line, complaint.column) = (file, line, column)
    return complaint
  }

  package func listing(_ details: [String]) -> Complaint {
    var complaint = self
    complaint.details = details
    return complaint
  }
}

extension Complaint: CustomStringConvertible {
  package var description: String {
    ([Message.inARow([problem, fix])?.text ?? ""] + details.map { "  " + $0 })
      .joined(separator: "\n")
  }
}
