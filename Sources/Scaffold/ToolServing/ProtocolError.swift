import Templates

/// Why a message gets no result: it is not as the protocol has it, whatever a tool would say.
struct ProtocolError: Error, Equatable {
  let code: Int
  let message: String
  var data: JSON?
  /// The request it is about, as far as that could be read.
  var request: RequestID?

  private init(_ code: Int, _ message: String, data: JSON? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }
}

extension ProtocolError {
  static func notJSON(_ problem: String) -> ProtocolError {
    ProtocolError(-32700, "not JSON: \(problem)")
  }

  static func invalidRequest(_ problem: String) -> ProtocolError { ProtocolError(-32600, problem) }

  static func unknownMethod(_ method: String) -> ProtocolError {
    ProtocolError(-32601, "unknown method `\(method)`")
  }

  static func invalidParameters(_ problem: String) -> ProtocolError {
    ProtocolError(-32602, problem)
  }

  /// A revision that this server does not speak.
  static func unsupported(_ version: String) -> ProtocolError {
    ProtocolError(
      -32022, "unsupported protocol version `\(version)`",
      data: ["supported": ProtocolRevision.names, "requested": JSON(.text(version))])
  }

  /// - Parameter request: the one that it answers; `nil` if nobody can say.
  func answering(_ request: RequestID?) -> ProtocolError {
    var error = self
    error.request = request
    return error
  }

  var json: JSON {
    let data = data.map { [("data", $0)] } ?? []
    let error = JSON(
      object: [("code", JSON(.number(code))), ("message", JSON(.text(message)))] + data)
    let id = request.map { [("id", $0.json)] } ?? []
    return JSON(object: [("jsonrpc", "2.0")] + id + [("error", error)])
  }
}
