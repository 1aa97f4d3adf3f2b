import CommandLine
import DocumentReading
import Ground
import Inference
import Model
import Templates

/// The facts in replies, or in the description of an API, for a new module: the answers that
/// somebody could have typed.
struct ModuleReading {
  let reply: InferredReply
  /// The answers for the module, by the options that somebody would have typed.
  let answers: [String: String]
  /// The things that were read: `30 rows at /items`, or the operations of a description.
  let what: String
  let isDescribed: Bool
  /// The samples of the module; of a description, a reply as it has it.
  let samples: [ReplySample]
  /// A reply that a description gives as an example.
  let documented: ReplySample?
  /// True if nothing is typed against a description.
  let isAsDescribed: Bool
  /// True if the module has an envelope of its own.
  let isEnvelopeTyped: Bool
  /// The reply that is kept with the module.
  let recording: Recording?
  let notes: [String]
  /// Where else there are lists of objects.
  let rivals: [String]
  /// How the reply is wrapped, and what is to be typed so that it is understood.
  let envelope: (words: String, option: String?)?
  /// The options that were typed.
  let typed: [String: String]

  /// - Parameters:
  ///   - typed: the options that were typed, which win.
  /// - Throws: `UsageError` for options that do not go with samples; `DataError` for samples that say
  ///   nothing.
  init(
    of samples: [ReplySample], in envelope: String, for module: ModuleName,
    _ template: TemplateInfo, typed: [String: String], _ options: ReplyOptions
  ) throws {
    try template.requireNoFields(typed, besides: ReplyOptions.samples.name)
    let kind = typed["--kind"].map { $0 == "list" ? InferredKind.list : .item }
    let entity = typed["--entity"] ?? module.entity(of: kind)
    let inference = ReplyInference(
      entity: entity, kind: kind, place: try Self.place(typed, kind, in: samples),
      overrules: options.overrules, isTaken: module.isTaken(for: entity))
    reply = try inference.reply(from: samples)
    let isLocal = Self.isLocal(typed)
    if !isLocal { try Self.requireKind(of: reply, in: samples[0], typed) }
    (self.samples, documented, isAsDescribed) = (samples, nil, false)
    isEnvelopeTyped = Self.hasEnvelope(typed)
    what = Self.what(reply, samples.count)
    let recording = try Recording(
      of: samples[0], reply, redacting: options.redacted, finds: options.isRedacted)
    self.recording = isLocal ? nil : recording
    isDescribed = false
    rivals = options.isExplaining ? inference.rivals(of: reply, in: samples) : []
    let style = try EnvelopeStyle(envelope)
    self.envelope = isLocal ? nil : Self.envelope(of: samples[0], in: style)
    self.typed = typed
    notes = [Self.note(of: samples[0], in: style)].compactMap(\.self)
    answers = template.answers(to: reply, entity: entity, of: module, isLocal: isLocal)
  }

  /// Where the module's things are by what is typed; `nil` where the reply has to say.
  ///
  /// - Throws: `UsageError` for what is no place; `UnreadableReply` for a place that the reply has not.
  private static func place(
    _ typed: [String: String], _ kind: InferredKind?, in samples: [ReplySample]
  ) throws -> JSONPointer? {
    if let text = typed["--rows"] {
      guard let place = JSONPointer(rows: text) else { throw UsageError.badPlace(text) }
      if samples[0].value(at: place)?.isObject != true,
        let problem = Misreading(of: samples[0], at: place, isList: true)
      {
        throw UnreadableReply(samples[0].file, problem)
      }
      return place
    }
    guard kind != .list, kind != nil || typed["--screens"] == nil,
      let place = typed["--payload"].flatMap({ JSONPointer(rows: $0) })
    else { return nil }
    if kind == nil, let rows = try ReplyInference.rows(in: samples) {
      throw UnreadableReply(
        samples[0].file, .oneOrMany(place: "\(place)", rows: "\(rows)"))
    }
    return samples[0].value(at: place)?.isObject == true ? place : nil
  }

  /// - Throws: `UnreadableReply` for rows that are to be one thing.
  private static func requireKind(
    of reply: InferredReply, in sample: ReplySample, _ typed: [String: String]
  ) throws(UnreadableReply) {
    guard reply.kind == .list, let kind = typed["--kind"], kind != "list",
      let problem = Misreading(of: sample, at: reply.place, isList: false)
    else { return }
    throw UnreadableReply(sample.file, problem)
  }

  /// A project's envelope may have other codes of success by now, which nothing says.
  private static func note(of sample: ReplySample, in envelope: EnvelopeStyle) -> String? {
    guard let key = envelope.codeKey,
      let code = sample.refusingCode(at: key, unless: envelope.success)
    else { return nil }
    return Message(
      "`/\(key)` is \(code), a refusal unless the project's `Envelope` has it among its `success`"
    ).text
  }

  /// - Parameter style: how the module takes its answers to be wrapped.
  private static func envelope(
    of sample: ReplySample, in style: EnvelopeStyle
  ) -> (words: String, option: String?)? {
    guard let seen = sample.seenEnvelope else { return nil }
    let own = EnvelopeStyle(
      code: seen.code, message: seen.message, payload: seen.payload, success: seen.success)
    guard style.codeKey != own.codeKey || style.payloadKey != own.payloadKey else {
      return (own.description, nil)
    }
    return (own.description, ["--envelope", own.description.shellQuoted].joined(separator: " "))
  }

  private static func hasEnvelope(_ typed: [String: String]) -> Bool {
    typed["--envelope"].map { $0 != "project" } ?? false
  }

  /// True if no server is asked.
  private static func isLocal(_ typed: [String: String]) -> Bool {
    typed["--without"]?.split(separator: ",").contains("network") ?? false
  }

  /// - Throws: `UsageError` for fields that are typed; `InferenceProblem` for an overrule without a
  ///   place; `DataError` for what is wrong with the document.
  init(
    of resource: APIResource, in catalog: APICatalog, for module: ModuleName,
    _ template: TemplateInfo, typed: [String: String], _ overrules: Overrules,
    _ example: (JSON) -> ReplySample
  ) throws {
    try template.requireNoFields(typed, besides: ReplyOptions.document.name)
    let entity = typed["--entity"] ?? module.entity(of: resource.kind)
    let described = try catalog.module(
      of: resource, entity: entity, overrules: overrules, isTaken: module.isTaken(for: entity))
    reply = described.reply
    what = resource.operationNames.joined(separator: ", ")
    isDescribed = true
    (samples, isEnvelopeTyped) = ([example(resource.example)], Self.hasEnvelope(typed))
    try Self.requireKind(of: reply, in: samples[0], typed)
    recording = nil
    (rivals, envelope, self.typed) = ([], nil, typed)
    let documented = resource.documented.map(example)
    let isAsDescribed =
      overrules == .none
      && ["--kind", "--rows", "--payload", "--envelope"].allSatisfy { typed[$0] == nil }
    (self.documented, self.isAsDescribed) = (documented, isAsDescribed)
    let note =
      isAsDescribed ? documented.flatMap { Self.note(of: $0, against: described.reply) } : nil
    notes = described.notes + [note].compactMap(\.self)
    answers = template.answers(to: reply, entity: entity, of: module)
      .merging(template.answers(to: described)) { first, _ in first }
  }

  /// - Throws: `InferenceProblem` for things that a server sends, of which there are many, and nothing
  ///   identifies them.
  func requireIdentity(besides typed: [String: String]) throws(InferenceProblem) {
    let isOfMany = reply.kind == .list || typed["--by"] != nil
    guard !isDescribed, reply.identity == nil, isOfMany, !Self.isLocal(typed)
    else { return }
    throw .noIdentity(
      reply.rowsText, isList: reply.kind == .list, differing: reply.differing)
  }

  /// `30 rows at /items`, `1 object in 2 samples`
  private static func what(_ reply: InferredReply, _ sampleCount: Int) -> String {
    let place: Message = reply.place.tokens.isEmpty ? "" : " at \(reply.rowsText)"
    let samples: Message = sampleCount == 1 ? "" : " in \(sampleCount) samples"
    return Message(
      "\(counting: reply.rowCount, reply.kind == .list ? "row" : "object")\(place)\(samples)"
    ).text
  }
}

// MARK: - Answers

extension TemplateInfo {
  fileprivate func requireNoFields(
    _ typed: [String: String], besides option: String
  ) throws(UsageError) {
    guard let fields = variables.first(where: { $0.kind == .fields }), typed[fields.flag] != nil
    else { return }
    throw .notTogether(fields.flag, option)
  }

  fileprivate func answers(
    to reply: InferredReply, entity: String, of module: ModuleName, isLocal: Bool = false
  ) -> [String: String] {
    variables.reduce(into: [:]) { answers, variable in
      switch variable.name {
      case _ where variable.kind == .fields: answers[variable.flag] = reply.fieldsText
      case "kind": answers[variable.flag] = reply.kind.rawValue
      case "entity": answers[variable.flag] = entity
      case "rows" where isLocal, "payload" where isLocal, "paging" where isLocal: break
      case "rows" where reply.kind == .list: answers[variable.flag] = reply.rowsText
      case "payload" where reply.kind == .item && !reply.place.tokens.isEmpty:
        answers[variable.flag] = "\(reply.place)"
      case "paging": answers[variable.flag] = reply.paging?.text
      default: break
      }
    }
  }

  /// The answers that only a description gives.
  fileprivate func answers(to module: DescribedModule) -> [String: String] {
    variables.reduce(into: [:]) { answers, variable in
      switch variable.name {
      case "requestPath": answers[variable.flag] = module.resource.requestPath
      case "screens" where !module.screens.isEmpty:
        answers[variable.flag] = module.screens.joined(separator: ",")
      case "payload" where module.resource.kind == .list && !module.resource.inside.tokens.isEmpty:
        answers[variable.flag] = "\(module.resource.inside)"
      case "bodyPlace" where !module.resource.sent.tokens.isEmpty:
        answers[variable.flag] = "\(module.resource.sent)"
      case "edit" where module.screens.contains("edit") && module.resource.edit == "patch":
        answers[variable.flag] = "patch"
      case "by" where module.resource.isByID: answers[variable.flag] = "id"
      default: break
      }
    }
  }
}

extension UsageError {
  static func badPlace(_ text: String) -> UsageError {
    UsageError(
      "bad-place", "`\(text.printable)` is no place in a reply", "write it as `/data/items`")
  }
}
