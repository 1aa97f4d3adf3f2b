extension ReplyInference {
  /// How samples differ from the fields that a module has.
  ///
  /// - Parameter skipped: paths that nobody wants to hear of.
  /// - Throws: as `reply(from:)`.
  package func drift(
    of samples: [ReplySample], from known: [InferredField], skipping skipped: Set<String>
  ) throws -> ReplyDrift {
    let payload = try payload(of: samples)
    let rows = try samples.flatMap { try entities(in: $0, payload) }
    return ReplyDrift(from: known, to: try reply(from: samples), rows: rows, skipping: skipped)
  }
}
