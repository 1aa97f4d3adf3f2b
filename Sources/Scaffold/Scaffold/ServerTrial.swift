import CommandLine
import DocumentReading
import Fields
import Ground
import Inference
import Model
import Templates

/// Asks a real server what a module will ask it, and finds what would go wrong.
///
/// It asks for two pages, for one row and for one that does not exist, by `GET`. Only what somebody
/// wants written is sent.
struct ServerTrial {
  let drift: ModuleDrift
  let requests: ModuleRequests
  let envelope: EnvelopeStyle
  let addresses: ServerAddresses
  let ask: Ask
  let fields: [Field]
  var findings = TrialFindings()

  /// Asks the server by a method, at an address, with a body.
  typealias Ask = (_ method: String, _ address: String, _ body: [UInt8]?) throws -> WebReply
}

// MARK: - Lists

extension ServerTrial {
  /// Two pages, and what one of the rows is by itself.
  ///
  /// - Returns: the first row; `nil` if it cannot be read.
  @discardableResult
  mutating func tryList(opening isOpened: Bool) throws -> JSON? {
    let query = requests.query(after: nil)
    let request = addresses.shown(requests.address, query)
    guard let (sample, reply) = try read(addresses.url(requests.address, query), request),
      let rows = try rows(of: sample, request)
    else { return nil }
    findings.note(request, "page 1: \(counting: rows.ids.count, "row")")
    try tryNext(after: sample, rows.ids, reply)
    if isOpened { try tryOne(rows.ids.lazy.compactMap(\.self).first) }
    return rows.first
  }

  /// The rows of a page, if there are some.
  private mutating func rows(of sample: ReplySample, _ request: String) throws -> KnownRows? {
    let rows = KnownRows(of: sample, at: requests.rows, knowing: fields)
    if let rows, rows.ids.isEmpty {
      findings.fault(request, "there are no rows, by which nothing can be tried")
      return nil
    }
    try findings.tell(drift.drift(of: [sample]), of: drift, request)
    return rows
  }

  private mutating func tryNext(
    after first: ReplySample, _ rows: [String?], _ reply: WebReply
  ) throws {
    let payload = first.payload
    let link = reply.nextLink
    guard
      let next = requests.next(
        in: payload, count: rows.count, last: rows.last ?? nil, link: link)
    else { return }
    let query = requests.isLinked ? [] : requests.query(after: next)
    let request =
      requests.isLinked ? Message("the next page").text : addresses.shown(requests.address, query)
    var target = addresses.url(requests.address, query)
    if requests.isLinked {
      guard let linked = addresses.url(linked: next, from: requests.address) else {
        return findings.fault(request, "its address is one of another server, which no app follows")
      }
      target = linked
    }
    guard let (sample, _) = try read(target, request),
      let more = KnownRows(of: sample, at: requests.rows, knowing: fields)
    else { return }
    let (before, now) = (Set(rows.compactMap(\.self)), more.ids.compactMap(\.self))
    // Where all rows have one id, or none, none is known again; that they have is a fault by itself.
    guard before.count > 1 || before.count == rows.count else { return }
    let again = now.filter(before.contains).count
    switch again {
    case 0: findings.note(request, "page 2: \(counting: more.ids.count, "row"), others than before")
    case 1 where requests.isByLastRow:
      findings.note(
        request, "page 2: \(counting: more.ids.count, "row"), with the last one once more")
    case now.count where !now.isEmpty:
      findings.fault(
        request,
        requests.parameter.isEmpty
          ? "page 2 has the rows of page 1"
          : "page 2 has the rows of page 1: the server does not know `\(requests.parameter)`")
      suggestPaging(by: payload)
    default: findings.fault(request, "\(counting: again, "row") of page 1 come again on page 2")
    }
  }

  /// Suggests the paging that the reply itself shows.
  private mutating func suggestPaging(by payload: JSON) {
    guard let paging = InferredPaging.paging(of: payload, rows: requests.rows.toRows) else {
      return
    }
    let known = drift.answers.text("paging")
    guard paging != known else { return }
    findings.suggest("scaffold update \(drift.module.shellQuoted) --paging \(paging.shellQuoted)")
  }
}

// MARK: - One thing

extension ServerTrial {
  /// The one thing that there is, or one of many by its id.
  mutating func tryItem(id: String?) throws {
    let path = id.map { requests.address(ofOne: $0) } ?? requests.address
    let request = addresses.shown(path)
    guard let (sample, _) = try read(addresses.url(path), request) else { return }
    let found = try drift.drift(of: [sample])
    try findings.tell(found, of: drift, request)
    if found.deviations.isEmpty { findings.note(request, "the module reads all of it") }
    if id != nil { try tryMissing() }
  }

  private mutating func tryOne(_ id: String?) throws {
    guard let id else { return }
    let path = requests.address(ofOne: id)
    let request = addresses.shown(path)
    guard let (sample, _) = try read(addresses.url(path), request) else { return }
    let found = KnownRows.id(of: sample, at: requests.one, knowing: fields)
    if found == nil, let place = sample.objectPlace {
      findings.fault(request, "the row is at `\(place)`, where the module does not look")
      findings.suggest(
        "scaffold update \(drift.module.shellQuoted) --payload \(place.shellQuoted)")
      return
    }
    guard sample.value(at: requests.one)?.isObject == true else {
      return findings.fault(
        request, "there is no object at `\(requests.one.tokens.isEmpty ? "/" : "\(requests.one)")`")
    }
    if let found, found == id {
      findings.note(request, "one row: the one that was asked for")
    } else {
      findings.fault(request, "it answers with another row than the one that was asked for")
    }
    try tryMissing()
  }

  /// Tries what the server says of a row that it does not have.
  private mutating func tryMissing() throws {
    let id = fields.isNumbered ? "2147483646" : "00000000-0000-4000-8000-000000000000"
    let path = requests.address(ofOne: id)
    let request = addresses.shown(path)
    let reply = try ask("GET", addresses.url(path), nil)
    switch reply.status {
    case 404, 410: findings.note(request, "a row that does not exist: \(reply.status)")
    case 200...299 where refusingCode(in: reply) != nil:
      findings.note(request, "a row that does not exist: refused by the code")
    case 300...399:
      return findings.fault(request, "it answers a row that does not exist with a redirect")
    case 200...299, 500...599:
      return findings.fault(
        request,
        "it answers \(reply.status) for a row that does not exist, where the app waits for 404")
    default: findings.note(request, "a row that does not exist: \(reply.status)")
    }
    if !reply.body.isEmpty, ErrorWords(in: reply.body, also: envelope.messageKey) == nil {
      findings.fault(request, "the app finds no words in the error that it could show")
    }
  }
}

// MARK: - Replies

extension ServerTrial {
  /// A reply to what went well, as the module reads it; `nil` for any other, which is noted.
  private mutating func read(
    _ address: String, _ request: String
  ) throws -> (ReplySample, WebReply)? {
    let reply = try ask("GET", address, nil)
    if let problem = problem(of: reply) {
      findings.fault(request, problem)
      return nil
    }
    let sample = try? ReplySample(
      file: Message("the answer").text, bytes: reply.body, payloadKey: envelope.payloadKey)
    guard let sample else {
      findings.fault(
        request,
        reply.type.contains("json") || reply.type.isEmpty
          ? "its answer cannot be read as JSON"
          : "its answer is \(reply.type.printable), and no JSON")
      return nil
    }
    if let problem = problem(of: sample) {
      findings.fault(request, problem)
      return nil
    }
    return (sample, reply)
  }

  /// The part of a reply that says, before its text is read, that it did not go well.
  private func problem(of reply: WebReply) -> Message? {
    if reply.isRedirect {
      return reply.headers["location"].map(addresses.isOfServer) ?? true
        ? "it answers \(reply.status) and sends elsewhere: look at the path, and at a `/` at its end"
        : "it answers \(reply.status) and sends to another server: look at the address"
    }
    if [401, 403].contains(reply.status) {
      return "it answers \(reply.status): it wants to know who asks, by `--header`"
    }
    if !reply.isGood { return "it answers \(reply.status)" }
    return reply.body.isEmpty ? "its answer has nothing in it" : nil
  }

  private func problem(of sample: ReplySample) -> Message? {
    if let key = envelope.codeKey, let code = sample.refusingCode(at: key, unless: envelope.success)
    {
      return "`/\(key)` is \(code), which the app takes for a refusal"
    }
    return sample.isUnwrapped
      ? "there is no `/\(envelope.payloadKey ?? "")`, where the envelope has what it is about" : nil
  }

  func refusingCode(in reply: WebReply) -> String? {
    guard let key = envelope.codeKey,
      let sample = try? ReplySample(file: "", bytes: reply.body)
    else { return nil }
    return sample.refusingCode(at: key, unless: envelope.success)
  }
}
