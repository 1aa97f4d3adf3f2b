import Fields
import Templates

/// The parts of a reply that are private, by their keys or by their forms.
enum PrivateSubject {
  case mail
  case phone
  /// A token, a password, a signature.
  case secret
  /// A number of a person, of a card or of an account.
  case person
  case address
  /// Where somebody is.
  case place
  /// The address of a device.
  case device
}

// MARK: - Keys

extension PrivateSubject {
  init?(key: String) {
    let words = Words(of: key).lowered
    let all = words.joined()
    let found = Self.byWord.first { subject in
      subject.words.contains(all) || words.contains(where: subject.words.contains)
        || subject.parts.contains { key.contains($0) }
    }
    guard let found else { return nil }
    self = found.subject
  }

  /// The words of a key that have a meaning, and what of a key has one in a script that has no
  /// spaces.
  private static let byWord: [(subject: PrivateSubject, words: Set<String>, parts: [String])] = [
    (.mail, ["email", "emails", "mail", "mails"], ["邮箱", "邮件"]),
    (
      .phone,
      ["cellphone", "fax", "mobile", "msisdn", "phone", "phones", "tel", "telephone", "whatsapp"],
      ["手机", "电话", "传真"]
    ),
    (
      .secret,
      [
        "accesskey", "apikey", "appkey", "auth", "authorization", "captcha", "cookie", "cookies",
        "credential", "credentials", "csrf", "cvc", "cvv", "jwt", "nonce", "otp", "passcode",
        "passwd", "password", "privatekey", "pwd", "secret", "session", "sessionid", "sig",
        "signature",
        "ticket", "token", "tokens", "xsrf",
      ], ["密码", "口令", "密钥", "令牌", "签名", "验证码"]
    ),
    (
      .person,
      [
        "accountno", "accountnumber", "bankaccount", "bankcard", "cardno", "cardnumber",
        "creditcard",
        "creditcardnumber", "driverlicense", "iban", "idcard", "idcardno", "idcardnumber", "idno",
        "idnumber", "identitycard", "identityno", "identitynumber", "nationalid", "openid",
        "passport",
        "passportno", "passportnumber", "ssn", "taxid", "unionid",
      ], ["身份证", "护照", "证件", "银行卡", "卡号", "社保", "驾照"]
    ),
    (
      .device, ["clientip", "ip", "ipaddr", "ipaddress", "ips", "lastip", "remoteaddr"], []
    ),
    (
      .place,
      [
        "coordinate", "coordinates", "coords", "lat", "latitude", "latlng", "lng", "lnglat", "lon",
        "longitude",
      ], ["经度", "纬度", "坐标", "经纬"]
    ),
    (
      .address,
      [
        "addr", "address", "address1", "address2", "addresses", "postalcode", "postcode", "street",
        "zip", "zipcode",
      ], ["地址", "住址", "邮编"]
    ),
  ]

  /// The subject of a parameter in an address, where some names are shorter.
  init?(parameter name: String) {
    if ["code", "expires", "hmac", "key", "policy", "sign", "st", "state"].contains(
      name.lowercased())
    {
      self = .secret
    } else if let subject = PrivateSubject(key: name) {
      self = subject
    } else if name.lowercased().hasPrefix("x-amz-") || name.lowercased().hasPrefix("x-goog-") {
      self = .secret
    } else {
      return nil
    }
  }
}

// MARK: - Forms

extension PrivateSubject {
  /// A text that is plainly private, whatever its key says.
  init?(text: String) {
    if text.has(\.isEmail) {
      self = .mail
    } else if Self.isWebToken(text) || Self.starts.contains(where: text.hasPrefix) {
      self = .secret
    } else if text.has({ $0.isNumberOfPerson || $0.isNumberOfCard }) {
      self = .person
    } else {
      return nil
    }
  }

  private static func isWebToken(_ text: String) -> Bool {
    text.hasPrefix("eyJ") && text.utf8.count { $0 == UInt8(ascii: ".") } == 2
  }

  /// The beginnings of the keys of well known services.
  private static let starts = [
    "AKIA", "ASIA", "AIza", "Basic ", "Bearer ", "ghp_", "gho_", "github_pat_", "glpat-",
    "pk_live_",
    "pk_test_", "rk_live_", "sk-", "sk_live_", "sk_test_", "xoxb-", "xoxp-", "-----BEGIN ",
  ]
}

extension UnsafeBufferPointer<UInt8> {
  /// 18 characters with a day of birth in them, as on identity cards of China.
  fileprivate var isNumberOfPerson: Bool {
    guard count == 18, self[..<17].allSatisfy(\.isDigit),
      self[17].isDigit || self[17].lowercased == UInt8(ascii: "x")
    else { return false }
    let number = { (range: Range<Int>) in
      self[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    return 1900...2100 ~= number(6..<10) && 1...12 ~= number(10..<12) && 1...31 ~= number(12..<14)
  }

  /// 13 to 19 digits whose last one checks the others, in groups.
  fileprivate var isNumberOfCard: Bool {
    guard contains(where: { $0 == UInt8(ascii: " ") || $0.isHyphen }), count <= 23,
      allSatisfy({ $0.isDigit || $0 == UInt8(ascii: " ") || $0.isHyphen })
    else { return false }
    let digits = filter(\.isDigit).map { Int($0 - UInt8(ascii: "0")) }
    guard 13...19 ~= digits.count else { return false }
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      guard !digit.offset.isMultiple(of: 2) else { return sum + digit.element }
      let double = 2 * digit.element
      return sum + (double > 9 ? double - 9 : double)
    }
    return sum.isMultiple(of: 10)
  }

  /// `192.0.2.1`
  var isDeviceAddress: Bool {
    let parts = split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { 1...3 ~= $0.count && $0.allSatisfy(\.isDigit) }
  }
}
