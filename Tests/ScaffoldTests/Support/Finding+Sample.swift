@testable import Checking
@testable import Ground

extension Finding {
  /// A file that sees what is not for its tier.
  static func sample(
    _ file: String, _ line: Int, _ column: Int, _ name: String, notes: [Note] = []
  ) -> Finding {
    Finding(
      place: SourcePlace(file: file, line: line, column: column),
      reason: .tier(
        .importing(name), by: .tier("View", module: nil), of: .tier("Data", module: nil),
        instead: ["Business"]),
      notes: notes)
  }
}
