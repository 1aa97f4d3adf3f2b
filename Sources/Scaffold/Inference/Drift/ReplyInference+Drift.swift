import Fields

extension ReplyInference {
  /// In fewer objects than these, a key that is missing may be missing by chance.
  private static let enough = 8

  /// How samples differ from the fields that a module has.
  ///
  /// - Parameters:
  ///   - skipped: paths that nobody wants to hear of.
  ///   - isCertain: whether a key that few objects lack is gone all the same.
  /// - Throws: as `reply(from:)`.
  package func drift(
    of samples: [ReplySample], from known: [Field], skipping skipped: Set<String>,
    isCertain: Bool = false
  ) throws -> ReplyDrift {
    let payload = try payload(of: samples)
    let rows = try samples.map { try entities(in: $0, payload) }
    return ReplyDrift(
      from: known, to: try reply(from: samples), rows: rows, skipping: skipped,
      enough: isCertain ? 0 : payload.kind == .list ? Self.enough : 2)
  }
}
