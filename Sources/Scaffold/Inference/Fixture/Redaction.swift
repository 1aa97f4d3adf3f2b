import Fields
import Templates

/// Takes out of a reply what is nobody's business: tokens, addresses of mail, numbers of phones and of
/// people, and where they are.
///
/// Each value becomes another one of the same form, so that the reply is read as before; equal values
/// become equal ones.
struct Redaction {
  /// The places of what is taken out whatever it is, such as `items.user.name`.
  private let named: Set<String>
  /// True if what is plainly private is taken out too.
  private let finds: Bool
  private var replaced: [String: String] = [:]
  private var used: Set<String> = []
  /// Where something was taken out.
  private(set) var places: Set<String> = []

  init(named: Set<String> = [], finds: Bool = true) {
    (self.named, self.finds) = (named, finds)
  }

  /// - Returns: the reply, of which only values are changed.
  mutating func redacted(_ json: JSON) -> JSON { redacted(json, at: "", as: nil) }

  private mutating func redacted(
    _ json: JSON, at place: String, as subject: PrivateSubject?
  ) -> JSON {
    switch json.kind {
    case .null, .flag: return json
    case .number(let number):
      guard let subject else { return json }
      places.insert(place)
      return JSON(.number(self.number(for: number, as: subject)))
    case .decimal(let text):
      guard let subject else { return json }
      places.insert(place)
      return JSON(.decimal(other(for: text, as: subject) { MadeUp.decimal(text, $0) }))
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

  private func subject(of key: String, at place: String) -> PrivateSubject? {
    named.contains(place) ? .secret : finds ? PrivateSubject(key: key) : nil
  }
}

// MARK: - What stands there instead

extension Redaction {
  private mutating func redacted(_ text: String, as subject: PrivateSubject?) -> String {
    let plain = finds ? PrivateSubject(text: text) : nil
    guard !text.isEmpty else { return text }
    guard let subject = subject ?? plain else { return finds ? redactedAddress(text) : text }
    return other(for: text, as: subject) { MadeUp.text(for: text, as: subject, $0) }
  }

  private mutating func number(for number: Int, as subject: PrivateSubject) -> Int {
    let digits = String(number.magnitude)
    let text = other(for: digits, as: subject) { MadeUp.digits(digits.count, $0) }
    return (Int(text) ?? 0) * number.signum()
  }

  /// - Parameter make: the value of a number; one that another value has is not taken, if there is room.
  private mutating func other(
    for text: String, as subject: PrivateSubject, _ make: (Int) -> String
  ) -> String {
    if let known = replaced[text] { return known }
    let first = replaced.count + 1
    let new = (first..<first + 20).lazy.map(make).first { !used.contains($0) } ?? make(first)
    replaced[text] = new
    used.insert(new)
    return new
  }

  /// An address without what its query says in secret, such as the signature that opens a file.
  private mutating func redactedAddress(_ text: String) -> String {
    guard let mark = text.firstIndex(where: { $0 == "?" || $0 == "#" }), !text.contains(" "),
      text[mark...].contains("=")
    else { return text }
    var result = String(text[..<mark])
    var rest = text[mark...]
    while let sign = rest.popFirst() {
      let part = rest.prefix { !"?#&".contains($0) }
      rest = rest.dropFirst(part.count)
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      result.append(sign)
      guard sides.count == 2, !sides[1].isEmpty,
        let subject = PrivateSubject(parameter: String(sides[0]))
      else {
        result += part
        continue
      }
      let value = String(sides[1])
      let isPlain = value.has { $0.isDigits || $0.isUUID }
      result += sides[0] + "="
      result += other(for: value, as: subject) {
        isPlain ? MadeUp.text(for: value, as: subject, $0) : "redacted\($0)"
      }
    }
    return result
  }
}
