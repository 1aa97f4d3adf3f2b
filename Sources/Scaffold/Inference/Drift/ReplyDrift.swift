import DocumentReading
import Fields
import Ground
import Templates

/// How replies differ from the fields that a module has been made with.
package struct ReplyDrift: Equatable, Sendable {
  package private(set) var deviations: [Deviation]
  /// Optional fields that stand in none of the replies, which may be chance.
  package let absent: [String]
  /// The edits for `update --fields` with which the module knows the replies.
  package let edits: [String]
  /// The field that identifies entities, if the replies have it otherwise: no update changes that.
  package private(set) var identity: String?
}

extension ReplyDrift {
  /// - Parameters:
  ///   - known: the fields that the module has.
  ///   - reply: what is inferred of the samples.
  ///   - rows: the entities of each sample.
  ///   - enough: in fewer objects, a key that is missing says little.
  ///   - skipped: paths that nobody wants to hear of.
  init(
    from known: [Field], to reply: InferredReply, rows: [[JSON]],
    skipping skipped: Set<String>, enough: Int
  ) {
    let values = SeenValues()
    for row in rows.joined() { values.see(row) }
    var comparison = ReplyComparison(rows: Array(rows.joined()), skipped: skipped, enough: enough)
    let fields = comparison.fields(
      known, seen: values.object ?? SeenObject(), inferred: reply.fields, at: "")
    deviations = comparison.deviations + (reply.kind == .list ? Self.repeated(known, in: rows) : [])
    absent = comparison.absent
    let former = known.first(where: \.isIdentity)
    let present = fields.first(where: \.isIdentity)
    let isKept = former == present
    identity = isKept ? nil : (former ?? present)?.key
    edits = Self.edits(
      from: known.filter { isKept || !$0.isIdentity },
      to: fields.filter { isKept || !$0.isIdentity })
  }

  /// Adds what differs beside the fields.
  package mutating func add(_ others: [Deviation]) { deviations = others + deviations }

  /// The fields that are to identify rows and are the same in several of one reply.
  private static func repeated(_ known: [Field], in rows: [[JSON]]) -> [Deviation] {
    guard let field = known.first(where: \.isIdentity) else { return [] }
    let key = field.key
    for page in rows {
      var counts: [String: Int] = [:]
      for row in page { if let value = row[key]?.scalarText { counts[value, default: 0] += 1 } }
      let most = counts.values.max() ?? 0
      guard most > 1 else { continue }
      return [
        Deviation(
          path: key, kind: .repeated, known: Message("another one in each row").text,
          found: Message("the same in \(most) of \(page.count) rows").text)
      ]
    }
    return []
  }

  /// - Parameters:
  ///   - old: the fields that a module has.
  ///   - new: those that it is to have.
  package static func edits(from old: [Field], to new: [Field]) -> [String] {
    let former = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.map(\.key))
    let changes = new.compactMap { field in
      former[field.key].map { $0 == field ? nil : field.text } ?? "+" + field.text
    }
    return changes + old.filter { !kept.contains($0.key) }.map { "-" + $0.fieldName.typed }
  }
}

extension JSON {
  /// A text or a number as a text.
  fileprivate var scalarText: String? {
    switch kind {
    case .text(let text), .decimal(let text): text
    case .number(let number): "\(number)"
    default: nil
    }
  }
}
