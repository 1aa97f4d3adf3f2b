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
  /// Where the server is, without a slash at the end.
  let base: String
  /// The query that every request has besides, such as a key.
  let query: [(name: String, value: String)]
  let ask: Ask
  private(set) var findings: [Finding] = []
  private(set) var update: String?
  let fields: [Field]

  /// Asks the server by a method, at an address, with a body.
  typealias Ask = (_ method: String, _ address: String, _ body: [UInt8]?) throws -> WebReply

  /// The result of one request.
  struct Finding {
    /// `/pets?page=1`
    let request: String
    let words: String
    let isFault: Bool
  }

  init(
    _ drift: ModuleDrift, requests: ModuleRequests, envelope: EnvelopeStyle, base: String,
    query: [(name: String, value: String)], ask: @escaping Ask
  ) throws {
    (self.drift, self.requests, self.envelope) = (drift, requests, envelope)
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
    (self.query, self.ask) = (query, ask)
    fields = try drift.known()
  }
}

extension ServerTrial {
  var isSound: Bool { !findings.contains(where: \.isFault) }

  mutating func note(_ request: String, _ words: Message, isFault: Bool = false) {
    findings.append(Finding(request: request, words: words.text, isFault: isFault))
  }

  mutating func fault(_ request: String, _ words: Message) {
    note(request, words, isFault: true)
  }

  /// Below the server's address, as it may be shown: nothing of what every request says besides.
  func shown(
    _ path: String, _ query: [(name: String, value: String)] = [], by method: String = "GET"
  ) -> String {
    let words = query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return "\(method) /\(path)" + (words.isEmpty ? "" : "?" + words)
  }

  func address(_ path: String, _ query: [(name: String, value: String)] = []) -> String {
    let all = (query + self.query).map {
      $0.name.escapedInQuery + "=" + $0.value.escapedInAddress
    }.joined(separator: "&")
    return "\(base)/\(path)" + (all.isEmpty ? "" : "?" + all)
  }
}

// MARK: - Lists

extension ServerTrial {
  /// Two pages, and what one of the rows is by itself.
  ///
  /// - Returns: the first row; `nil` if it cannot be read.
  @discardableResult
  mutating func tryList(opening isOpened: Bool) throws -> JSON? {
    let query = requests.query(after: nil)
    let request = shown(requests.address, query)
    guard let (sample, reply) = try read(address(requests.address, query), request),
      let rows = try rows(of: sample, request)
    else { return nil }
    note(request, "page 1: \(counting: rows.ids.count, "row")")
    try tryNext(after: sample, rows.ids, reply)
    if isOpened { try tryOne(rows.ids.lazy.compactMap(\.self).first) }
    return rows.first
  }

  /// The rows of a page, if there are some.
  private mutating func rows(of sample: ReplySample, _ request: String) throws -> KnownRows? {
    let rows = KnownRows(of: sample, at: requests.rows, knowing: fields)
    if let rows, rows.ids.isEmpty {
      fault(request, "there are no rows, by which nothing can be tried")
      return nil
    }
    try tell(drift.drift(of: [sample]), request)
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
    let request = requests.isLinked ? Message("the next page").text : shown(requests.address, query)
    var target = address(requests.address, query)
    if requests.isLinked {
      guard let linked = linked(next) else {
        return fault(request, "its address is one of another server, which no app follows")
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
    case 0: note(request, "page 2: \(counting: more.ids.count, "row"), others than before")
    case 1 where requests.isByLastRow:
      note(request, "page 2: \(counting: more.ids.count, "row"), with the last one once more")
    case now.count where !now.isEmpty:
      fault(
        request,
        requests.parameter.isEmpty
          ? "page 2 has the rows of page 1"
          : "page 2 has the rows of page 1: the server does not know `\(requests.parameter)`")
      suggestPaging(by: payload)
    default: fault(request, "\(counting: again, "row") of page 1 come again on page 2")
    }
  }

  /// The address of a linked page; `nil` for another server's.
  private func linked(_ next: String) -> String? {
    let origin = base.origin
    if next.hasPrefix("http://") || next.hasPrefix("https://") {
      return next.origin == origin ? next : nil
    }
    if next.hasPrefix("//") { return nil }
    if next.hasPrefix("/") { return origin + next }
    let own = address(requests.address).prefix { $0 != "?" }
    if next.hasPrefix("?") { return own + next }
    return (own.lastIndex(of: "/").map { String(own[...$0]) } ?? origin + "/") + next
  }

  /// Suggests the paging that the reply itself shows.
  private mutating func suggestPaging(by payload: JSON) {
    guard let paging = InferredPaging.paging(of: payload, rows: requests.rows.toRows) else {
      return
    }
    let known = drift.answers.text("paging")
    guard paging != known else { return }
    update = update ?? "scaffold update \(drift.module.shellQuoted) --paging \(paging.shellQuoted)"
  }
}

// MARK: - One thing

extension ServerTrial {
  /// The one thing that there is, or one of many by its id.
  mutating func tryItem(id: String?) throws {
    let path = id.map { requests.address(ofOne: $0) } ?? requests.address
    let request = shown(path)
    guard let (sample, _) = try read(address(path), request) else { return }
    let drift = try drift.drift(of: [sample])
    try tell(drift, request)
    if drift.deviations.isEmpty { note(request, "the module reads all of it") }
    if id != nil { try tryMissing() }
  }

  private mutating func tryOne(_ id: String?) throws {
    guard let id else { return }
    let path = requests.address(ofOne: id)
    let request = shown(path)
    guard let (sample, _) = try read(address(path), request) else { return }
    let found = KnownRows.id(of: sample, at: requests.one, knowing: fields)
    if found == nil, let place = sample.objectPlace {
      fault(request, "the row is at `\(place)`, where the module does not look")
      update =
        update ?? "scaffold update \(drift.module.shellQuoted) --payload \(place.shellQuoted)"
      return
    }
    guard sample.value(at: requests.one)?.isObject == true else {
      return fault(
        request, "there is no object at `\(requests.one.tokens.isEmpty ? "/" : "\(requests.one)")`")
    }
    if let found, found == id {
      note(request, "one row: the one that was asked for")
    } else {
      fault(request, "it answers with another row than the one that was asked for")
    }
    try tryMissing()
  }

  /// Tries what the server says of a row that it does not have.
  private mutating func tryMissing() throws {
    let id = fields.isNumbered ? "2147483646" : "00000000-0000-4000-8000-000000000000"
    let path = requests.address(ofOne: id)
    let request = shown(path)
    let reply = try ask("GET", address(path), nil)
    switch reply.status {
    case 404, 410: note(request, "a row that does not exist: \(reply.status)")
    case 200...299 where refusingCode(in: reply) != nil:
      note(request, "a row that does not exist: refused by the code")
    case 200...299:
      return fault(
        request,
        "it answers \(reply.status) for a row that does not exist, where the app waits for 404")
    case 300...399: return fault(request, "it answers a row that does not exist with a redirect")
    case 500...599:
      return fault(
        request,
        "it answers \(reply.status) for a row that does not exist, where the app waits for 404")
    default: note(request, "a row that does not exist: \(reply.status)")
    }
    if !reply.body.isEmpty, ErrorWords(in: reply.body, also: envelope.messageKey) == nil {
      fault(request, "the app finds no words in the error that it could show")
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
    guard !reply.isRedirect else {
      let target = reply.headers["location"].map { $0.origin.isEmpty || $0.origin == base.origin }
      fault(
        request,
        target ?? true
          ? "it answers \(reply.status) and sends elsewhere: look at the path, and at a `/` at its end"
          : "it answers \(reply.status) and sends to another server: look at the address")
      return nil
    }
    guard ![401, 403].contains(reply.status) else {
      fault(request, "it answers \(reply.status): it wants to know who asks, by `--header`")
      return nil
    }
    guard reply.isGood else {
      fault(request, "it answers \(reply.status)")
      return nil
    }
    guard !reply.body.isEmpty else {
      fault(request, "its answer has nothing in it")
      return nil
    }
    let sample: ReplySample
    do {
      sample = try ReplySample(
        file: Message("the answer").text, bytes: reply.body, payloadKey: envelope.payloadKey)
    } catch {
      fault(
        request,
        reply.type.contains("json") || reply.type.isEmpty
          ? "its answer cannot be read as JSON"
          : "its answer is \(reply.type.printable), and no JSON")
      return nil
    }
    if let key = envelope.codeKey, let code = sample.refusingCode(at: key, unless: envelope.success)
    {
      fault(request, "`/\(key)` is \(code), which the app takes for a refusal")
      return nil
    }
    if sample.isUnwrapped {
      fault(
        request,
        "there is no `/\(envelope.payloadKey ?? "")`, where the envelope has what it is about")
      return nil
    }
    return (sample, reply)
  }

  func refusingCode(in reply: WebReply) -> String? {
    guard let key = envelope.codeKey,
      let sample = try? ReplySample(file: "", bytes: reply.body)
    else { return nil }
    return sample.refusingCode(at: key, unless: envelope.success)
  }

  mutating func tell(_ found: ReplyDrift, _ request: String) throws {
    for deviation in found.deviations where deviation.kind != .new {
      fault(
        request,
        Message(
          verbatim: [
            deviation.path.printable, Message(term: deviation.kind.rawValue).text,
            [deviation.known?.printable, deviation.found.printable].compactMap(\.self)
              .joined(separator: " → "),
          ].joined(separator: "  ")))
    }
    let new = found.deviations.filter { $0.kind == .new }.map(\.path.printable)
    if !new.isEmpty {
      note(request, "fields that the module does not know: \(new.joined(separator: ", "))")
    }
    if found.deviations.contains(where: { $0.kind != .new }) {
      update = update ?? drift.update(found)
    }
  }
}

extension String {
  /// `https://host:port`; nothing for what is no whole address.
  fileprivate var origin: String {
    guard let scheme = ["https://", "http://"].first(where: hasPrefix) else { return "" }
    return scheme + dropFirst(scheme.count).prefix { !"/?#".contains($0) }
  }

  /// A name in a query, whose brackets most servers take as they are.
  fileprivate var escapedInQuery: String {
    escapedInAddress.replacing("%5B", with: "[").replacing("%5D", with: "]").replacing(
      "%24", with: "$"
    )
    .replacing("%40", with: "@")
  }
}
