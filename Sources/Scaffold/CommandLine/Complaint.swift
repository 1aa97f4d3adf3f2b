/// What an error says, to people in one line and to programs in parts.
struct Complaint: Equatable, Sendable {
  /// A word for programs that stays the same when the sentence changes, such as `unknown-module`.
  let code: String
  let problem: String
  /// The way out; `nil` if there is none to name.
  let fix: String?
  /// What more there is to tell, a line each.
  var details: [String] = []
  /// The file that the error is about.
  var file: String?
  var line: Int?
  /// In characters, from one.
  var column: Int?

  /// - Parameter ways: the ways out, the most likely one first.
  init(_ code: String, _ problem: String, _ ways: String?...) {
    self.code = code
    self.problem = problem
    let ways = ways.compactMap(\.self)
    fix = ways.isEmpty ? nil : ways.joined(separator: "; ")
  }
}

extension Complaint {
  func at(_ file: String, line: Int? = nil, column: Int? = nil) -> Complaint {
    var complaint = self
    (complaint.file, complaint.line, complaint.column) = (file, line, column)
    return complaint
  }

  func listing(_ details: [String]) -> Complaint {
    var complaint = self
    complaint.details = details
    return complaint
  }
}

extension Complaint: CustomStringConvertible {
  var description: String {
    ([problem + (fix.map { "; " + $0 } ?? "")] + details.map { "  " + $0 })
      .joined(separator: "\n")
  }
}
