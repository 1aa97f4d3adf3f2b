import DocumentReading
import Fields
import Ground
import Inference
import Model
import Templates

extension ModuleReading {
  /// - Parameters:
  ///   - answers: those that the module is to be rendered with.
  ///   - envelope: how the server wraps its answers.
  /// - Throws: `UnreadableReply` where such a module could not read what it is made from.
  func requireFit(of answers: [Answer], in envelope: String) throws {
    let kind = answers.text("kind")
    // A sign-in reads what is its own, and a template of a team's may know no kinds.
    guard ["list", "item", "form"].contains(kind), reply.kind != .form,
      !answers.list("without").contains("network")
    else { return }
    let isList = kind == "list"
    let (option, usual) = isList ? ("rows", "/items") : ("payload", "/")
    let text = answers.text(option)
    guard let place = JSONPointer(rows: text.isEmpty ? usual : text) else { return }
    let style = try EnvelopeStyle(envelope)
    for sample in samples {
      if let problem = Misreading(of: sample, in: style, named: isEnvelopeTyped && !isDescribed) {
        throw UnreadableReply(sample.file, problem)
      }
    }
    let known = try answers.fields("fields")
    // What is made up of a description has no values; what is typed may lead past its fields.
    try requireFit(of: samples, at: place, isList: isList, isAsDescribed ? [] : known) {
      deviation in
      isDescribed
        ? deviation.kind == .gone && !deviation.path.contains(".") : deviation.isObstacle
    }
    if let documented, !isAsDescribed {
      try requireFit(of: [documented], at: place, isList: isList, known, where: \.isObstacle)
    }
  }

  private func requireFit(
    of samples: [ReplySample], at place: JSONPointer, isList: Bool, _ known: [Field],
    where counts: (Deviation) -> Bool
  ) throws {
    let problem = try Misreading(of: samples, at: place, isList: isList, known, where: counts)
    if let problem { throw UnreadableReply(samples[0].file, problem) }
  }

  /// The note on an example that the description itself gives, and describes otherwise.
  static func note(of example: ReplySample, against reply: InferredReply) -> String? {
    guard let place = JSONPointer(rows: reply.rowsText),
      let problem = try? Misreading(
        of: [example], at: place, isList: reply.kind == .list, reply.fields, where: \.isObstacle)
    else { return nil }
    return Message("The description's own example could not be read: \(problem.reason)").text
  }
}

extension Misreading {
  /// - Parameter isTyped: whether the envelope is for this module alone; a project's may know other
  ///   codes by now.
  /// - Returns: `nil` where the envelope is that of the reply.
  fileprivate init?(of sample: ReplySample, in envelope: EnvelopeStyle, named isTyped: Bool) {
    if sample.isUnwrapped, let key = envelope.payloadKey {
      self = .noEnvelope(key: key, name: envelope.description)
    } else if isTyped, let key = envelope.codeKey,
      let code = sample.refusingCode(at: key, unless: envelope.success)
    {
      self = .refusal(place: "/\(key)", code: code, name: envelope.description)
    } else {
      return nil
    }
  }

  /// - Returns: `nil` where what is at the place is of the kind that the module reads.
  init?(of sample: ReplySample, at place: JSONPointer, isList: Bool) {
    let option = isList ? "--rows" : "--payload"
    let way = isList ? place.toRows : place
    let shown = way.tokens.isEmpty ? "/" : "\(way)"
    guard let found = sample.value(at: way) else {
      self = .nothing(place: shown, option: option)
      return
    }
    let fits = if case .list = found.kind { isList } else { !isList && found.isObject }
    guard !fits else { return nil }
    self = .otherKind(place: shown, found: found.description, isList: isList, option: option)
  }

  /// - Parameter known: the fields that the module has; none where only the place counts.
  /// - Returns: `nil` where a module reads all samples.
  fileprivate init?(
    of samples: [ReplySample], at place: JSONPointer, isList: Bool, _ known: [Field],
    where counts: (Deviation) -> Bool
  ) throws {
    for sample in samples {
      guard let problem = Misreading(of: sample, at: place, isList: isList) else { continue }
      self = problem
      return
    }
    // Without a `*`, rows that are wrapped would be unwrapped.
    let isOpen = isList && !place.tokens.contains("*")
    let rows = isOpen ? JSONPointer(tokens: place.tokens + ["*"]) : place
    guard !known.isEmpty,
      let misfit = try ReplyInference.misfit(of: samples, from: known, at: rows, where: counts)
    else { return nil }
    let keys = misfit.path.split(separator: ".").map(String.init)
    self = .field(
      place: "\(JSONPointer(tokens: rows.tokens + keys))", known: misfit.known ?? "", misfit.kind,
      found: misfit.found)
  }
}
