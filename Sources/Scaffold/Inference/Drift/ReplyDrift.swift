import Templates

/// How replies differ from the fields that a module has been made with.
package struct ReplyDrift: Equatable, Sendable {
  package let deviations: [Deviation]
  /// Optional fields that stand in none of the replies, which may be chance.
  package let absent: [String]
  /// What `update --fields` would have to say for the module to know the replies.
  package let edits: [String]
  /// The field that tells entities apart, if the replies have it otherwise: no update changes that.
  package private(set) var identity: String?
}

extension ReplyDrift {
  /// - Parameters:
  ///   - known: the fields that the module has.
  ///   - reply: what is inferred of the samples.
  ///   - rows: the entities in all samples.
  ///   - skipped: paths that nobody wants to hear of.
  init(
    from known: [InferredField], to reply: InferredReply, rows: [JSON],
    skipping skipped: Set<String>
  ) {
    let values = SeenValues()
    for row in rows { values.see(row) }
    var comparison = Comparison(rows: rows, skipped: skipped)
    let fields = comparison.fields(
      known, seen: values.object ?? SeenObject(), inferred: reply.fields, at: "")
    deviations = comparison.deviations
    absent = comparison.absent
    let former = known.first(where: \.isIdentity)
    let present = fields.first(where: \.isIdentity)
    let isKept = former == present
    identity = isKept ? nil : (former ?? present)?.name.key
    edits = Self.edits(
      from: known.filter { isKept || !$0.isIdentity },
      to: fields.filter { isKept || !$0.isIdentity })
  }

  /// - Parameters:
  ///   - old: the fields that a module has.
  ///   - new: those that it is to have.
  package static func edits(from old: [InferredField], to new: [InferredField]) -> [String] {
    let former = Dictionary(old.map { ($0.name.key, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.map(\.name.key))
    let changes = new.compactMap { field in
      former[field.name.key].map { $0 == field ? nil : field.text } ?? "+" + field.text
    }
    return changes + old.filter { !kept.contains($0.name.key) }.map { "-" + $0.name.name }
  }
}
