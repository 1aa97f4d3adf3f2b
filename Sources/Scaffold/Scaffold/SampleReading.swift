import CommandLine
import DocumentReading
import Ground
import Inference
import Model
import Templates

/// What samples say of a new module: the answers that somebody could have typed.
struct SampleReading {
  private let reply: InferredReply
  /// What the module is told, by the options that somebody would have typed.
  let answers: [String: String]
  /// How many samples there are.
  private let sampleCount: Int

  /// - Parameters:
  ///   - typed: the options that were typed, which win.
  /// - Throws: `UsageError` for options that do not go with samples; `DataError` for samples that say
  ///   nothing.
  init(
    of samples: [ReplySample], for module: ModuleName, _ template: TemplateInfo,
    typed: [String: String], _ overrules: Overrules
  ) throws {
    if let fields = template.variables.first(where: { $0.kind == .fields }),
      typed[fields.flag] != nil
    {
      throw UsageError.notTogether(fields.flag, SampleOptions.files.name)
    }
    let place = try typed["--rows"].map { text in
      guard let pointer = JSONPointer(rows: text) else { throw UsageError.badPlace(text) }
      return pointer
    }
    let kind = typed["--kind"].map { $0 == "list" ? InferredKind.list : .item }
    let entity = typed["--entity"] ?? Self.entity(of: module, kind)
    let inference = ReplyInference(
      entity: entity, kind: kind, place: place, overrules: overrules,
      isTaken: { (try? EntityName($0, of: module)) == nil })
    reply = try inference.reply(from: samples)
    sampleCount = samples.count
    answers = Self.answers(reply, entity: entity, of: module, for: template)
  }

  /// The name of one of many: `Issue` in the module `Issues`.
  private static func entity(of module: ModuleName, _ kind: InferredKind?) -> String {
    let one = Words(of: module.text).singular.pascalCased
    guard kind != .item, (try? EntityName(one, of: module)) != nil else { return module.text }
    return one
  }

  private static func answers(
    _ reply: InferredReply, entity: String, of module: ModuleName, for template: TemplateInfo
  ) -> [String: String] {
    template.variables.reduce(into: [:]) { answers, variable in
      switch variable.name {
      case _ where variable.kind == .fields: answers[variable.flag] = reply.fieldsText
      case "kind": answers[variable.flag] = reply.kind.rawValue
      case "entity" where entity != module.text: answers[variable.flag] = entity
      case "rows" where reply.kind == .list: answers[variable.flag] = reply.rowsText
      case "paging": answers[variable.flag] = reply.paging?.text
      default: break
      }
    }
  }
}

// MARK: - Telling

extension SampleReading {
  /// What the summary says of it.
  var lines: [String] {
    let fields = reply.findings.count { !$0.isLeftOut }
    let leftOut = reply.findings.filter(\.isLeftOut).map(\.path)
    let names = leftOut.prefix(6).joined(separator: ", ") + (leftOut.count > 6 ? ", …" : "")
    return [
      "Read \(what): \(fields.counting("field"))"
        + (leftOut.isEmpty ? "" : ", without \(leftOut.count) (\(names))")
        + (reply.identity == nil ? ", and none that tells entities apart" : "")
    ]
  }

  /// `30 rows at /items`, `1 object in 2 samples`
  private var what: String {
    let noun = reply.kind == .list ? "row" : "object"
    let place = reply.place.tokens.isEmpty ? "" : " at \(reply.rowsText)"
    let samples = sampleCount == 1 ? "" : " in \(sampleCount) samples"
    return reply.rowCount.counting(noun) + place + samples
  }

  /// What `--explain` prints.
  var explanation: String {
    let heading = ["path", "type", "of", "why"]
    let rows = reply.findings.map { finding in
      [
        finding.path.printable, finding.type?.printable ?? "-",
        finding.possible == 0 ? "" : "\(finding.seen)/\(finding.possible)",
        finding.reason.printable,
      ]
    }
    let head = [
      "kind      \(reply.kind)", "rows      \(what)",
      "identity  \(reply.identity?.printable ?? "none; mark a field, such as `--field number=Int!`")",
      "paging    \(reply.paging?.text.printable ?? "nothing in the reply")",
    ]
    return (head + [""] + Columns.lines([heading] + rows) + ["", "--fields \(fieldsWord)"])
      .joined(separator: "\n")
  }

  private var fieldsWord: String { reply.fieldsText.shellQuoted }

  /// The same for a program.
  var json: String {
    let findings = reply.findings.map { finding in
      let members: [(String, JSON?)] = [
        ("path", JSON(.text(finding.path))), ("type", finding.type.map { JSON(.text($0)) }),
        ("reason", JSON(.text(finding.reason))), ("seen", JSON(.number(finding.seen))),
        ("possible", JSON(.number(finding.possible))),
      ]
      return JSON(object: members.compactMap { key, value in value.map { (key, $0) } })
    }
    let members: [(String, JSON?)] = [
      ("version", 1), ("kind", JSON(.text(reply.kind.rawValue))),
      ("rows", JSON(.text(reply.rowsText))), ("count", JSON(.number(reply.rowCount))),
      ("identity", reply.identity.map { JSON(.text($0)) }),
      ("paging", reply.paging.map { JSON(.text($0.text)) }),
      ("fields", JSON(.text(reply.fieldsText))), ("findings", JSON(.list(findings))),
    ]
    let json = JSON(object: members.compactMap { key, value in value.map { (key, $0) } })
    return String(json.fileText.dropLast())
  }
}
