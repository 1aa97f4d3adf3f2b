@testable import Scaffold

extension Finding {
  /// A file that sees what is not for its tier.
  static func sample(
    _ file: String, _ line: Int, _ column: Int, _ name: String, notes: [Note] = []
  ) -> Finding {
    Finding(
      place: SourcePlace(file: file, line: line, column: column),
      reason: .tier(
        importer: .tier("View", module: nil), name: name, owner: .tier("Data", module: nil),
        sees: ["Business"]),
      notes: notes)
  }
}
