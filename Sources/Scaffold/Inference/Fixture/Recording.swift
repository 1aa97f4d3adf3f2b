import DocumentReading
import Templates

/// The part of a sample that is kept with a module: few rows, and nothing private.
package struct Recording: Equatable, Sendable {
  /// The reply as a file.
  package let text: String
  /// How many rows are left of more; `nil` if none were cut off.
  package let rowsLeft: Int?
  /// Where something was taken out, such as `user.email`.
  package let redacted: [String]

  /// The most bytes of a reply that go into a team's repository.
  private static let largest = 128 << 10

  /// - Parameters:
  ///   - paths: what is private besides, such as `user.name`.
  ///   - finds: whether what is plainly private is taken out without being named.
  /// - Returns: `nil` if a single row is too large, and for a reply without its envelope.
  /// - Throws: `InferenceProblem` for a path at which nothing is.
  package init?(
    of sample: ReplySample, _ reply: InferredReply, redacting paths: [String], finds: Bool
  ) throws(InferenceProblem) {
    guard !sample.isUnwrapped else { return nil }
    let named = paths.map { $0.replacing("[]", with: "") }
    let known = Set(reply.explanations.map { $0.path.replacing("[]", with: "") })
    for (path, plain) in zip(paths, named) where !known.contains(plain) {
      throw .unknownPath(path, Suggestion(for: plain, among: known.sorted()))
    }
    let rows = JSONPointer(tokens: sample.envelope + reply.place.tokens)
    let cuts = [5, 2, 1].lazy.map { SampleCut.cut(sample.whole, rows: rows, limit: $0) }
    guard let cut = cuts.first(where: { $0.fileText.utf8.count <= Self.largest }) else {
      return nil
    }
    let keys = (rows.tokens + reply.row.tokens).map { $0 + "." }.joined()
    var redaction = Redaction(named: Set(named.map { keys + $0 }), finds: finds)
    text = redaction.redacted(cut).fileText
    redacted = redaction.places.map { $0.hasPrefix(keys) ? String($0.dropFirst(keys.count)) : $0 }
      .sorted()
    let counts = [cut, sample.whole].map { reply in
      if case .list(let rows)? = rows.value(in: reply)?.kind { rows.count } else { 0 }
    }
    rowsLeft = counts[0] < counts[1] ? counts[0] : nil
  }
}
