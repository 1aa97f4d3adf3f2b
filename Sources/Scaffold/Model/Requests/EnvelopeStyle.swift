import Ground
import Templates

/// How a server wraps its answers, as `--envelope` says it: by a name that the Base layers know, or part
/// by part, `code: /errno, message: /errmsg, payload: /data, success: 0`.
package struct EnvelopeStyle: Equatable, Sendable {
  /// The name in Base; `nil` for one that is said part by part.
  package let name: String?
  /// Where the server's own code is; `nil` if it has none.
  package let codeKey: String?
  package let messageKey: String?
  /// Where what it is about is; `nil` if that is the whole reply.
  package let payloadKey: String?
  /// The codes that mean success.
  package let success: [Int]

  private init(
    named name: String?, code: String? = nil, message: String? = nil, payload: String? = nil,
    success: [Int] = [0]
  ) {
    (self.name, codeKey, messageKey, payloadKey) = (name, code, message, payload)
    self.success = success
  }

  /// - Parameter code: what a reply has that went well.
  package init(code: String, message: String?, payload: String?, success: Int) {
    let own = EnvelopeStyle(
      named: nil, code: code, message: message, payload: payload, success: [success])
    self = Self.known.first { $0.codeKey == code && $0.isLike(own) } ?? own
  }

  private static let known = [
    EnvelopeStyle(named: "plain"),
    EnvelopeStyle(named: "weibo", code: "error_code", message: "error"),
    EnvelopeStyle(named: "codeData", code: "code", message: "message", payload: "data"),
    EnvelopeStyle(named: "statusRes", code: "status", message: "msg", payload: "res"),
  ]

  /// The messages that Base looks for anyhow.
  private static let usual: Set<String?> = [nil, "error", "message", "msg"]

  private func isLike(_ other: EnvelopeStyle) -> Bool {
    payloadKey == other.payloadKey && success == other.success
      && (messageKey == other.messageKey || Self.usual.contains(other.messageKey))
  }

  private enum Part: String, CaseIterable {
    case code, message, payload, success
  }

  package init(_ text: String) throws {
    let text = text.trimmed
    if let known = Self.known.first(where: { $0.name == text }) {
      self = known
      return
    }
    // What a team's own Base calls so, of which no more is known.
    if !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber }) {
      self.init(named: text, success: [0])
      return
    }
    var parts: [Part: String] = [:]
    for word in text.split(separator: ",").map(\.trimmed) {
      let sides = word.split(separator: ":", maxSplits: 1).map(\.trimmed)
      guard sides.count == 2, let part = Part(rawValue: sides[0]) else {
        throw InvalidRequest(text, .unknownEnvelopePart(word))
      }
      guard parts.updateValue(sides[1], forKey: part) == nil else {
        throw InvalidRequest(text, .doubledEnvelopePart(sides[0]))
      }
    }
    guard parts[.code] != nil || parts[.payload] != nil else {
      throw InvalidRequest(text, .emptyEnvelope)
    }
    let codes = try parts[.success]?.split(separator: "|").map { word in
      guard let code = Int(word.trimmed) else {
        throw InvalidRequest(
          text, .badEnvelopePart("\(Part.success): \(parts[.success] ?? "")", "success: 0"))
      }
      return code
    }
    self.init(
      named: nil, code: try Self.key(.code, in: parts, of: text),
      message: try Self.key(.message, in: parts, of: text),
      payload: try Self.key(.payload, in: parts, of: text), success: codes ?? [0])
  }

  private static func key(
    _ part: Part, in parts: [Part: String], of text: String
  ) throws -> String? {
    guard let value = parts[part] else { return nil }
    guard let place = try? ReplyPlace(value), place.keys.count == 1 else {
      throw InvalidRequest(
        text, .badEnvelopePart("\(part): \(value)", "\(part): /\(part)"))
    }
    return place.keys[0]
  }
}

extension EnvelopeStyle: CustomStringConvertible {
  /// As `--envelope` takes it.
  package var description: String {
    if let name { return name }
    let places: [(Part, String?)] = [
      (.code, codeKey), (.message, messageKey), (.payload, payloadKey),
    ]
    let parts = places.compactMap { part, key in
      key.map { "\(part): \(ReplyPlace(keys: [$0]))" }
    }
    let codes = success.map(String.init).joined(separator: "|")
    return (parts + (codeKey == nil ? [] : ["\(Part.success): \(codes)"])).joined(separator: ", ")
  }
}

extension EnvelopeStyle {
  /// The facts for templates: how the code has it, and what stands around the payload in a reply.
  var value: Value {
    let members = [
      codeKey.map { "\(JSON.quoted($0)): \(success.first ?? 0)" },
      messageKey.map { "\(JSON.quoted($0)): \"\"" },
    ].compactMap(\.self)
    let lines = members.map { "  \($0),\n" }.joined()
    return [
      "swift": .text(swift),
      "open": .text(payloadKey.map { "{\n\(lines)  \(JSON.quoted($0)): " } ?? ""),
      "margin": .text(payloadKey == nil ? "" : "  "),
      "close": .text(payloadKey == nil ? "" : "\n}"),
    ]
  }

  /// The envelope as generated code has it.
  var swift: String {
    if let name { return ".\(name)" }
    let codes = success.map(String.init).joined(separator: ", ")
    let arguments: [(String, String?)] = [
      ("codeKey", codeKey.map(JSON.quoted) ?? "nil"),
      ("messageKeys", messageKey.map { "[\(JSON.quoted($0))]" }),
      ("payloadKey", payloadKey.map(JSON.quoted)), ("success", success == [0] ? nil : "[\(codes)]"),
    ]
    let written = arguments.compactMap { name, value in value.map { "\(name): \($0)" } }
    return "Envelope(\(written.joined(separator: ", ")))"
  }
}
