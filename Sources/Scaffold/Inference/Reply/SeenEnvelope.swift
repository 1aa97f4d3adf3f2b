import DocumentReading
import Fields
import Templates

/// The parts of a reply around its payload: the server's own code, its words and the key of the
/// payload.
package struct SeenEnvelope: Equatable, Sendable {
  package let code: String
  /// The code of a reply that went well.
  package let success: Int
  package let message: String?
  package let payload: String?
}

extension SeenEnvelope {
  /// - Parameter reply: the whole of it.
  /// - Returns: `nil` for a reply that is a thing itself.
  init?(of reply: JSON) {
    guard case .object(let members) = reply.kind, members.count <= 8,
      !members.contains(where: { FieldName(key: $0.key).swiftName == "id" }),
      let code = members.first(where: {
        Self.codes.contains(Self.name($0)) && $0.value.wholeNumber != nil
      }),
      let number = code.value.wholeNumber
    else { return nil }
    let message = members.first { Self.messages.contains(Self.name($0)) && !$0.value.isObject }
    let payload = members.first { Self.payloads.contains(Self.name($0)) && $0.value.isStructure }
    let isSure = Self.name(code) != "code" && Self.name(code) != "status"
    guard message != nil || payload != nil && isSure || payload?.key == "data" else { return nil }
    (self.code, success) = (code.key, number)
    (self.message, self.payload) = (message?.key, payload?.key)
  }

  private static func name(_ member: JSON.Member) -> String {
    Words(of: member.key).lowered.joined()
  }

  private static let codes: Set<String> = [
    "code", "errcode", "errno", "errorcode", "errornumber", "resultcode", "retcode", "returncode",
    "status", "statuscode",
  ]
  private static let messages: Set<String> = [
    "desc", "description", "errmessage", "errmsg", "error", "errormessage", "errormsg", "info",
    "message", "msg", "reason", "resultmsg", "retmsg", "statusmsg", "errtips",
  ]
  private static let payloads: Set<String> = [
    "body", "content", "data", "object", "payload", "res", "response", "result", "results",
  ]
}

extension JSON {
  /// A whole number, be it written as a text.
  fileprivate var wholeNumber: Int? { number ?? text.flatMap { Int($0) } }

  fileprivate var isStructure: Bool {
    switch kind {
    case .list, .object: true
    default: false
    }
  }
}
