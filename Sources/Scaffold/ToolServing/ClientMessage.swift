import Templates

/// A message that a client has sent: one line.
enum ClientMessage {
  case request(Request)
  /// It is never answered, whatever is wrong with it.
  case notification(method: String, parameters: JSON?)
  /// An answer, though this server asks nothing.
  case answer

  /// Something that a client wants to know, or wants done.
  struct Request {
    let id: RequestID
    let method: String
    let parameters: JSON
  }
}

extension ClientMessage {
  /// - Returns: `nil` for an empty line.
  /// - Throws: `ProtocolError` for what is no message.
  init?(_ line: [UInt8]) throws(ProtocolError) {
    guard line.contains(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) else { return nil }
    let json = try Self.json(line)
    guard json.isObject else {
      let isBatch = if case .list = json.kind { true } else { false }
      throw .invalidRequest(
        isBatch
          ? "a batch of messages: the protocol has one a line"
          : "\(json.description): a message is an object")
    }
    let id = json.member("id").flatMap(RequestID.init)
    do throws(ProtocolError) {
      try self.init(json, id)
    } catch {
      throw error.answering(id)
    }
  }

  private static func json(_ line: [UInt8]) throws(ProtocolError) -> JSON {
    guard String(utf8: line) != nil else { throw .notJSON("not UTF-8") }
    do throws(DataError) {
      return try JSONSource(file: "message", bytes: line).parse()
    } catch {
      throw .notJSON("\(error.reason.words.problem), at character \(error.place.column)")
    }
  }

  private init(_ json: JSON, _ id: RequestID?) throws(ProtocolError) {
    guard json.member("jsonrpc")?.text == "2.0" else {
      throw .invalidRequest("`jsonrpc` has to be \"2.0\"")
    }
    guard let name = json.member("method") else {
      guard json.member("result") ?? json.member("error") != nil else {
        throw .invalidRequest("`method` is missing")
      }
      self = .answer
      return
    }
    guard let method = name.text else { throw .invalidRequest("`method` has to be a text") }
    let parameters = json.member("params")
    guard json.member("id") != nil else {
      self = .notification(method: method, parameters: parameters)
      return
    }
    guard let id else { throw .invalidRequest("`id` has to be a text or a whole number") }
    guard parameters?.isObject ?? true else {
      throw .invalidParameters("`params` has to be an object")
    }
    self = .request(Request(id: id, method: method, parameters: parameters ?? JSON(object: [])))
  }
}
