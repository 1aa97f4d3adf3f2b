import DocumentReading
import Fields
import Ground
import Inference
import Model
import Templates

// What a list sends: a row that the trial makes, changes and takes out again. Rows that were there
// are left alone.
extension ServerTrial {
  /// - Parameters:
  ///   - row: one of the list, of which a copy is made.
  ///   - screens: what the module can do.
  ///   - edit: the method of a change, `put` or `patch`.
  mutating func tryWriting(like row: JSON, as screens: Set<String>, edit: String) throws {
    let copy = fields.copy(of: row)
    let body = requests.around.reversed().reduce(copy) { JSON(object: [($1, $0)]) }
    guard let id = try create(body) else { return }
    if screens.contains("edit") { try change(id, to: body, by: edit.uppercased()) }
    if screens.contains("delete") {
      try remove(id)
    } else {
      findings.note(
        addresses.shown(requests.address(ofOne: id)),
        "what was made stays there: nothing takes it out")
    }
  }

  /// - Returns: the id of the new row; `nil` if nobody says it.
  private mutating func create(_ body: JSON) throws -> String? {
    let request = addresses.shown(requests.address, by: "POST")
    guard let reply = try send("POST", requests.address, body, request) else { return nil }
    guard let sample = try sample(in: reply, request) else {
      findings.note(request, "a row like the first one: made, and the answer does not say as what")
      return nil
    }
    guard let id = KnownRows.id(of: sample, at: requests.one, knowing: fields) else {
      findings.fault(request, "its answer does not say the id of the new row")
      return nil
    }
    findings.note(request, "a row like the first one: made as \(id.printable)")
    return id
  }

  private mutating func change(_ id: String, to body: JSON, by method: String) throws {
    let path = requests.address(ofOne: id)
    let request = addresses.shown(path, by: method)
    guard let reply = try send(method, path, body, request) else { return }
    let sample = try sample(in: reply, request)
    let found = sample.flatMap { KnownRows.id(of: $0, at: requests.one, knowing: fields) }
    if let found, found != id {
      findings.fault(request, "it answers with another row than the one that was changed")
    } else {
      findings.note(request, "the new row: changed")
    }
  }

  private mutating func remove(_ id: String) throws {
    let path = requests.address(ofOne: id)
    let request = addresses.shown(path, by: "DELETE")
    guard try send("DELETE", path, nil, request) != nil else { return }
    let reply = try ask("GET", addresses.url(path), nil)
    if reply.isGood, refusingCode(in: reply) == nil {
      findings.fault(request, "the row is there afterwards")
    } else {
      findings.note(request, "the new row: taken out")
    }
  }

  /// What the server answers to something that went well; `nil` for anything else, which is noted.
  private mutating func send(
    _ method: String, _ path: String, _ body: JSON?, _ request: String
  ) throws -> WebReply? {
    let reply = try ask(method, addresses.url(path), body.map { Array($0.lineText.utf8) })
    let code = refusingCode(in: reply)
    if reply.isGood, code == nil { return reply }
    let words = ErrorWords(in: reply.body, also: envelope.messageKey)?.text
    let answer =
      code.map { Message("it refuses by the code \($0)") } ?? "it answers \(reply.status)"
    findings.fault(request, words.map { "\(answer): \($0.printable)" } ?? answer)
    return nil
  }

  /// The row that an answer says; `nil` for one that says none.
  private func sample(in reply: WebReply, _ request: String) throws -> ReplySample? {
    guard !reply.body.isEmpty else { return nil }
    let sample = try? ReplySample(
      file: Message("the answer").text, bytes: reply.body, payloadKey: envelope.payloadKey)
    return sample?.value(at: requests.one)?.isObject == true ? sample : nil
  }
}

extension [Field] {
  /// What a form has of a row: neither what identifies it nor what is not there.
  fileprivate func copy(of row: JSON) -> JSON {
    JSON(
      object: filter { !$0.isIdentity && !$0.isMarked }.compactMap { field in
        guard let value = row[field.key], value.kind != .null else { return nil }
        let isObject = field.isSingle && !field.base.fields.isEmpty
        return (field.key, isObject ? field.base.fields.copy(of: value) : value)
      })
  }
}
