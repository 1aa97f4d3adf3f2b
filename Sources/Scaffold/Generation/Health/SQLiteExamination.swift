import Speaking

/// Checks that Linux has the header that emitted code needs; a Mac's SDK brings it.
enum SQLiteExamination: Examination {
  static let subject = "SQLite"

  static func diagnoses(of patient: Patient) -> [Diagnosis] {
    guard patient.machine == .linux else { return [] }
    guard let path = SQLiteHeader.path(in: patient.headers) else {
      return [
        .wrong(
          subject, "its header is missing", mend: Message(verbatim: SQLiteHeader.installCommand))
      ]
    }
    return [.fine(subject, Message(verbatim: path))]
  }
}
