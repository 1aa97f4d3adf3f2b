import CommandLine
import DocumentReading
import Fields
import Ground
import Inference
import Model
import Templates

/// The replies of a module in `LocalServer`, beside what the module reads now.
struct LocalReplies {
  let replies: [Reply]

  struct Reply {
    let file: ProjectPath
    /// The reasons why the app cannot read it.
    let deviations: [Deviation]
  }

  /// - Parameters:
  ///   - envelope: how the server wraps its answers.
  ///   - skipped: paths that nobody wants to hear of.
  /// - Throws: `DataError` for a file that is no reply.
  init(
    of ledger: Ledger, knowing known: [Field], in project: Project, envelope: String,
    skipping skipped: Set<String>
  ) throws {
    let payloadKey = try EnvelopeStyle(envelope).payloadKey
    let files = ledger.files.filter { $0.key.isLocalReply && $0.value != Self.nothing }
    replies = try files.keys.sorted().compactMap { file in
      guard let bytes = try Disk.contents(of: file.path(in: project.root)) else { return nil }
      let sample = try ReplySample(file: file.text, bytes: bytes, payloadKey: payloadKey)
      guard !sample.isUnwrapped else {
        return Reply(file: file, deviations: [.noPayload(payloadKey ?? "")])
      }
      let (rows, one) = (ledger.answers.text("rows"), ledger.answers.text("payload"))
      let list = JSONPointer(rows: rows.isEmpty ? "/items" : rows)
      let isList = ledger.answers.text("kind") == "list" && (list.map(sample.hasRows) ?? false)
      let inference = ReplyInference(
        entity: ledger.answers.text("entity"), kind: isList ? .list : .item,
        place: isList ? list : JSONPointer(rows: one.isEmpty ? "/" : one))
      let drift = try inference.drift(
        of: [sample], from: known, skipping: skipped, isCertain: true)
      return Reply(file: file, deviations: drift.deviations.filter(\.isObstacle))
    }
  }

  /// The reply that says only that all went well.
  private static let nothing = "{}\n"
}

extension ProjectPath {
  fileprivate var isLocalReply: Bool {
    folders.contains { $0.name == "LocalServer" } && name.hasSuffix(".json")
  }
}

extension Deviation {
  fileprivate static func noPayload(_ key: String) -> Deviation {
    Deviation(
      path: key, kind: .gone, known: Message("the payload").text, found: Message("nothing").text)
  }
}

// MARK: - Reporting

extension LocalReplies {
  var isSound: Bool { replies.allSatisfy(\.deviations.isEmpty) }

  func text(of module: String) -> String {
    guard !replies.isEmpty else { return Message("\(module) has no reply in LocalServer").text }
    let count: Message = replies.count == 1 ? "1 reply" : "\(replies.count) replies"
    guard !isSound else { return Message("\(module) can read its \(count) in LocalServer").text }
    let broken = replies.filter { !$0.deviations.isEmpty }
    let tables = broken.flatMap { reply in
      ["", reply.file.text.printable] + Deviation.table(reply.deviations)
    }
    let files = broken.map(\.file.text.shellQuoted).joined(separator: " ")
    return
      ([Message("\(module) cannot read \(broken.count) of its \(count) in LocalServer").text]
      + tables
      + ["", Message("Next: put right what \(files) has, or record it anew").text]).joined(
        separator: "\n")
  }

  func json(of module: String) -> JSON {
    let files = replies.map { reply in
      JSON(object: [
        ("file", JSON(.text(reply.file.text))),
        ("deviations", JSON(.list(reply.deviations.map(\.json)))),
      ])
    }
    return JSON(object: [
      ("version", 1), ("module", JSON(.text(module))), ("replies", JSON(.list(files))),
    ])
  }
}
