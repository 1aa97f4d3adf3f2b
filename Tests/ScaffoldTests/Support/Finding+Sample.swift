@testable import Checking
@testable import Ground

extension Finding {
  /// A file that uses what is not for its tier.
  static func sample(
    _ file: String, _ line: Int, _ column: Int, _ name: String, notes: [Note] = []
  ) -> Finding {
    TierRule.finding(
      at: SourcePlace(file: file, line: line, column: column), with: name,
      "View may not import `\(name)`, which is Data; go through Business", notes: notes)
  }
}
