import Templates

/// Takes out of a reply what is nobody's business: tokens, addresses of mail, numbers of phones.
///
/// Each value becomes another one of the same form, so that the reply is read as before; equal values
/// become equal ones.
struct Redaction {
  /// The places of what is taken out whatever it is, such as `items.user.name`.
  private let named: Set<String>
  /// Whether what is plainly private is taken out too.
  private let finds: Bool
  private var replaced: [String: String] = [:]
  /// Where something was taken out.
  private(set) var places: Set<String> = []

  init(named: Set<String> = [], finds: Bool = true) {
    (self.named, self.finds) = (named, finds)
  }

  /// - Returns: the reply, of which only values are changed.
  mutating func redacted(_ json: JSON) -> JSON { redacted(json, at: "", as: nil) }

  /// What a value is, by its key or its form.
  private enum Subject {
    case mail, phone, secret, address
  }

  private mutating func redacted(_ json: JSON, at place: String, as subject: Subject?) -> JSON {
    switch json.kind {
    case .null, .flag: return json
    case .number, .decimal:
      guard subject != nil else { return json }
      places.insert(place)
      return JSON(.number(0))
    case .text(let text):
      let other = redacted(text, as: subject)
      if other != text { places.insert(place) }
      return JSON(.text(other))
    case .list(let values):
      return JSON(.list(values.map { redacted($0, at: place, as: subject) }))
    case .object(let members):
      return JSON(
        .object(
          members.map { member in
            let place = place.isEmpty ? member.key : "\(place).\(member.key)"
            let subject = self.subject(of: member.key, at: place) ?? subject
            let value = redacted(member.value, at: place, as: subject)
            return JSON.Member(key: member.key, value: value, offset: 0)
          }))
    }
  }

  private func subject(of key: String, at place: String) -> Subject? {
    named.contains(place) ? .secret : finds ? Self.subject(of: key) : nil
  }
}

// MARK: - What is redacted

extension Redaction {
  private static func subject(of key: String) -> Subject? {
    let words = Words(of: key).lowered
    let all = words.joined()
    if words.contains(where: mails.contains) { return .mail }
    if words.contains(where: phones.contains) { return .phone }
    if words.contains(where: secrets.contains) || secrets.contains(all) { return .secret }
    return words.contains(where: addresses.contains) ? .address : nil
  }

  private static let mails: Set<String> = ["email", "emails", "mail", "mails"]
  private static let phones: Set<String> = ["fax", "mobile", "phone", "phones", "tel", "telephone"]
  private static let secrets: Set<String> = [
    "accesskey", "apikey", "auth", "authorization", "cardnumber", "cookie", "cookies", "creditcard",
    "creditcardnumber", "credential", "credentials", "cvc", "cvv", "iban", "jwt", "otp", "passcode",
    "passwd", "password", "privatekey", "pwd", "secret", "session", "sessionid", "ssn", "token",
    "tokens",
  ]
  private static let addresses: Set<String> = ["address", "address1", "address2", "street"]

  /// A text that is plainly a secret, whatever its key says.
  private static func subject(ofText text: String) -> Subject? {
    if text.has(\.isEmail) { return .mail }
    let isWebToken = text.hasPrefix("eyJ") && text.utf8.count { $0 == UInt8(ascii: ".") } == 2
    return isWebToken ? .secret : nil
  }
}

// MARK: - What stands there instead

extension Redaction {
  private mutating func redacted(_ text: String, as subject: Subject?) -> String {
    let plain = finds ? Self.subject(ofText: text) : nil
    guard !text.isEmpty, let subject = subject ?? plain else { return text }
    if let known = replaced[text] { return known }
    let new = Self.replacement(for: text, as: subject, number: replaced.count + 1)
    replaced[text] = new
    return new
  }

  private static func replacement(
    for text: String, as subject: Subject, number: Int
  ) -> String {
    if text.has(\.isEmail) { return "user\(number)@example.com" }
    if text.has(\.isUUID) {
      let digits = String(number)
      return "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits
    }
    if text.has(\.isWebAddress) { return "https://example.com/\(number)" }
    if text.has(WrittenMoment.isMoment) { return text }
    switch subject {
    case .phone where text.has(\.isPhone): return "+1 202 555 0\(100 + number % 100)"
    case .address: return "\(number) Example Street"
    case .mail, .phone, .secret: return "redacted\(number)"
    }
  }
}
