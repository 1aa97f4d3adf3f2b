import CommandLine
import DocumentReading
import Fields
import Ground
import Inference
import Model
import Templates

/// How replies differ from what a module was made with.
struct ModuleDrift {
  let module: String
  /// Those in the module's ledger.
  let answers: [Answer]
  /// Where the rows or the one thing are, if not where they were.
  var place: String?
  /// Paths that nobody wants to hear of.
  var skipped: Set<String> = []

  /// The fields that the module knows of its entity.
  ///
  /// - Throws: `InferenceProblem` for a module that no reply has fields of.
  func known() throws -> [Field] {
    let known = try answers.fields("fields")
    // What a sign-in sends is not what it is answered.
    guard !known.isEmpty, answers.text("kind") != "login" else {
      throw InferenceProblem.noKnownFields(module)
    }
    return known
  }

  func drift(of samples: [ReplySample]) throws -> ReplyDrift {
    let known = try known()
    let kind = InferredKind(rawValue: answers.text("kind")) ?? .item
    let place = place ?? answers.text(kind == .list ? "rows" : "payload")
    guard let pointer = JSONPointer(rows: place) else { throw UsageError.badPlace(place) }
    // What a person says is where it is.
    let isRecorded = kind == .list && !place.isEmpty && self.place == nil
    let moved = isRecorded ? try movedRows(of: samples, from: pointer) : nil
    let inference = ReplyInference(
      entity: answers.text("entity"), kind: kind, place: moved ?? (place.isEmpty ? nil : pointer))
    var drift = try inference.drift(of: samples, from: known, skipping: skipped)
    if let moved {
      drift.add([Deviation(path: place, kind: .moved, known: Self.rows, found: "\(moved)")])
    }
    if kind == .list {
      let rows = (moved ?? pointer).toRows
      drift.add(
        PagingDrift.deviations(of: samples, from: answers.text("paging"), rows: rows)
          .filter { !skipped.contains($0.path) })
    }
    return drift
  }

  /// Where the rows are now; `nil` if they are where the module reads them, or nowhere.
  private func movedRows(
    of samples: [ReplySample], from place: JSONPointer
  ) throws -> JSONPointer? {
    guard !samples.contains(where: { $0.hasRows(at: place) }) else { return nil }
    return try ReplyInference.rows(in: samples)
  }

  /// The command by which the module learns what an update can change; `nil` if there is nothing.
  func update(_ drift: ReplyDrift) -> String? {
    let rows = drift.deviations.first { $0.kind == .moved && $0.known == Self.rows }
    let options = [
      rows.map { "--rows " + $0.found.shellQuoted },
      drift.edits.isEmpty ? nil : "--fields " + drift.edits.joined(separator: " ").shellQuoted,
    ].compactMap(\.self)
    guard !options.isEmpty else { return nil }
    return (["scaffold update \(module.shellQuoted)"] + options).joined(separator: " ")
  }

  private static var rows: String { Message("the rows").text }
}
