import Templates

extension Values {
  /// The requests that the answers describe, where a template asks for them: `endpoint` is where
  /// requests go, `reply` is what a list is answered, `inside` is where one thing is, `around` what
  /// stands around it where it is sent, `wrap` how answers are wrapped.
  ///
  /// - Throws: `InvalidRequest` for options that do not go together.
  static func requests(
    of answers: [Answer], for template: Template, _ values: [String: Value]
  ) throws -> [String: Value] {
    let wraps = template.info.variables.contains(where: \.takesEnvelopes)
    let wrap = wraps ? ["wrap": try wrapping(of: answers, values).value] : [:]
    guard case .text(let usual) = values["path"],
      template.info.variables.contains(where: { $0.kind == .path })
    else { return wrap }
    let said = { (kind: Variable.Kind) in
      template.info.variables.first { $0.kind == kind }.map { answers.text($0.name) }
        .flatMap { $0.isEmpty ? nil : $0 }
    }
    let (path, rows, paging) = (said(.path), said(.pointer), said(.paging))
    let place = try said(.place).map { place throws(InvalidRequest) in try ReplyPlace(place) }
    let request = try RequestPath(path ?? usual)
    let entity = answers.text("entity")
    let reply = SampleReply(
      rows: try rows.map { rows throws(InvalidRequest) in
        try ReplyPlace(rows, hasElements: true)
      } ?? .items,
      paging: try paging.map { paging throws(InvalidRequest) in
        try PagingStyle(paging)
      } ?? .usual,
      isUsual: path == nil && rows == nil && paging == nil, entity: entity,
      path: request.asked(id: ""))
    return [
      "endpoint": request.value(of: entity), "reply": try reply.value(),
      "inside": (place ?? .whole).value,
      "around": try ReplyPlace(answers.text("bodyPlace")).sentValue,
    ].merging(wrap) { first, _ in first }
  }

  /// How the server wraps its answers: as the module says, or else the project.
  private static func wrapping(
    of answers: [Answer], _ values: [String: Value]
  ) throws -> EnvelopeStyle {
    let own = answers.text("envelope")
    guard ["", "project"].contains(own) else { return try EnvelopeStyle(own) }
    guard case .fields(let project)? = values["project"],
      case .text(let text)? = project["envelope"]
    else { return try EnvelopeStyle("plain") }
    return try EnvelopeStyle(text)
  }
}
