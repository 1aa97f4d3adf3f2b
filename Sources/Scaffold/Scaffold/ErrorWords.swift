import DocumentReading
import Templates

/// The server's words for an error, where the Base layers of a project look for them.
struct ErrorWords {
  let text: String

  /// The keys under which Base looks, without regard to letter case and signs.
  private static let keys: Set<String> = [
    "message", "detail", "errordescription", "errormessage", "msg", "title", "error", "reason",
    "description", "defaultmessage", "fault", "faultstring", "errors", "messages", "details",
    "fielderrors", "validationerrors", "invalidparams", "issues", "violations", "nonfielderrors",
  ]

  /// - Returns: `nil` where an app finds nothing to show.
  init?(in body: [UInt8], also key: String?) {
    guard let json = try? JSONSource(file: "", bytes: body).parse() else { return nil }
    let keys = Self.keys.union([key].compactMap { $0.map(Self.plain) })
    guard let text = Self.text(in: json, keys, isBelow: false), !text.isEmpty else { return nil }
    self.text = text
  }

  private static func text(in json: JSON, _ keys: Set<String>, isBelow: Bool) -> String? {
    switch json.kind {
    case .text(let text): isBelow ? text : nil
    case .list(let values): values.lazy.compactMap { text(in: $0, keys, isBelow: isBelow) }.first
    case .object(let members):
      members.lazy.filter { isBelow || keys.contains(plain($0.key)) }
        .compactMap { text(in: $0.value, keys, isBelow: true) }.first
    default: nil
    }
  }

  private static func plain(_ key: String) -> String {
    String(key.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
