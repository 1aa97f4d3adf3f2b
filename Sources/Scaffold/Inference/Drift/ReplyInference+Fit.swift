import DocumentReading
import Fields
import Templates

extension ReplyInference {
  /// Where replies have rows, as far as nobody says it; `nil` where each is about one thing.
  package static func rows(in samples: [ReplySample]) throws(DataError) -> JSONPointer? {
    let payload = try ReplyInference(entity: "").payload(of: samples)
    return payload.kind == .list ? payload.pointer : nil
  }

  /// The reason why a module cannot read the values of samples, if there is one.
  ///
  /// - Parameters:
  ///   - known: the fields that the module has.
  ///   - place: where it reads the one thing, or with a `*` its rows.
  ///   - counts: whether a deviation keeps it from that.
  /// - Returns: the first field that does not fit.
  /// - Throws: `DataError` for a row that is no object.
  package static func misfit(
    of samples: [ReplySample], from known: [Field], at place: JSONPointer,
    where counts: (Deviation) -> Bool
  ) throws -> Deviation? {
    let inference = ReplyInference(entity: "", place: place)
    let payload = try inference.payload(of: samples)
    let rows = try samples.flatMap { try inference.entities(in: $0, payload) }
    let values = SeenValues()
    for row in rows { values.see(row) }
    var comparison = ReplyComparison(rows: rows, skipped: [])
    _ = comparison.fields(known, seen: values.object ?? SeenObject(), inferred: [], at: "")
    guard comparison.deviations.contains(where: counts) else { return nil }
    // Now that the run is refused, it may take the time to say what is there.
    return try inference.drift(of: samples, from: known, skipping: [], isCertain: true)
      .deviations.first(where: counts)
  }
}

extension Deviation {
  /// True if what is found cannot be read; what is not known is passed over.
  package var isObstacle: Bool { [.gone, .null, .retyped].contains(kind) }
}
