import Ground

/// A text that may be the code of a language: `en`, `pt-BR`, `zh-Hans`, `zh-Hant-HK`.
package struct LanguageCode {
  private let text: String
  private let parts: [String]

  package init(_ text: String) {
    self.text = text
    parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map(String.init)
  }
}

extension LanguageCode {
  /// Why it is none; `nil` if it is one.
  package var problem: BadLanguage? {
    guard let usual else { return .malformed(text) }
    if let meant = Self.chinese[usual] { return .other(text, meant: meant) }
    guard Self.known.contains(parts[0].lowercased()) else { return .unknown(text) }
    return usual == text ? nil : .other(text, meant: usual)
  }

  /// The code in its usual letter case, with hyphens; `nil` if it has not the shape of one.
  private var usual: String? {
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII } }) else { return nil }
    var rest = parts[...]
    guard let language = rest.popFirst(), (2...3).contains(language.count), language.isLetters
    else { return nil }
    var usual = [language.lowercased()]
    if let script = rest.first, script.count == 4, script.isLetters {
      usual.append(script.prefix(1).uppercased() + script.dropFirst().lowercased())
      rest.removeFirst()
    }
    if let region = rest.first, region.isRegion {
      usual.append(region.uppercased())
      rest.removeFirst()
    }
    return rest.isEmpty ? usual.joined(separator: "-") : nil
  }

  /// Chinese is distinguished by its script.
  private static let chinese = [
    "zh": "zh-Hans", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "cn": "zh-Hans", "zh-TW": "zh-Hant",
  ]

  /// ISO 639-1, and the longer codes that Apple's systems know.
  static let known = WordTable(
    """
    aa ab ae af ak am an ar ars as av ay az ba be bg bh bi bm bn bo br brx bs ca ce ch chr ckb co cr
    cs cu cv cy da de doi dv dz ee el en eo es et eu fa ff fi fil fj fo fr fy ga gd gl gn gsw gu gv
    ha haw he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko
    kok kr ks ku kv kw ky la lb lg li ln lo lt lu lv mai mg mh mi mk ml mn mni mr ms mt my na nb nd
    ne ng nl nn no nqo nr nv ny oc oj om or os pa pi pl ps pt qu rej rhg rm rn ro ru rw sa sat sc sd
    se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur
    uz ve vi vo wa wo xh yi yo yue za zh zu
    """)
}

extension String {
  /// True if it is the code of a language, or of a kind of it: `en-GB` is English too.
  func isCode(of language: String) -> Bool { self == language || hasPrefix(language + "-") }

  fileprivate var isLetters: Bool { allSatisfy(\.isLetter) }

  /// `BR`, `419`
  fileprivate var isRegion: Bool {
    count == 2 && isLetters || count == 3 && allSatisfy(\.isNumber)
  }
}
