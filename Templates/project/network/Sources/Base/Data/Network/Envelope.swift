/// How a server wraps its answers: where its own code, its words and the payload stand.
package nonisolated struct Envelope: Sendable, Hashable {
  /// The key of the server's own code, if it has one.
  package var codeKey: String?
  /// The keys of the server's words, besides the usual ones; none if nobody is to read them.
  package var messageKeys: [String]
  /// The key of what is wrong with each field, besides the usual ones; `nil` if that is a message.
  package var fieldErrorsKey: String?
  /// The key of the payload; `nil` if the whole body is the payload.
  package var payloadKey: String?
  /// The codes that mean success.
  package var success: Set<Int>
  /// The codes that mean the token is no longer accepted, as status 401 does.
  package var expired: Set<Int>

  package init(
    codeKey: String?,
    messageKeys: [String] = ["message"],
    fieldErrorsKey: String? = "errors",
    payloadKey: String? = nil,
    success: Set<Int> = [0],
    expired: Set<Int> = []
  ) {
    self.codeKey = codeKey
    self.messageKeys = messageKeys
    self.fieldErrorsKey = fieldErrorsKey
    self.payloadKey = payloadKey
    self.success = success
    self.expired = expired
  }
}

nonisolated extension Envelope {
  /// `{"id": 1}`, refused by the status alone.
  package static let plain = Envelope(codeKey: nil)

  /// `{"id": 1}` or `{"error_code": 10001, "error": "system error"}`
  package static let weibo = Envelope(
    codeKey: "error_code", fieldErrorsKey: nil,
    expired: [21314, 21315, 21316, 21317, 21327, 21332])

  /// `{"code": 0, "message": "", "data": {"id": 1}}`
  package static let codeData = Envelope(codeKey: "code", payloadKey: "data")

  /// `{"status": 0, "msg": "", "res": {"id": 1}}`
  package static let statusRes = Envelope(codeKey: "status", payloadKey: "res")
}
