import Ground
import Speaking

/// A text that may be the code of a language: `en`, `pt-BR`, `sr-Latn`.
package struct LanguageCode {
  private let text: String

  package init(_ text: String) { self.text = text }
}

extension LanguageCode {
  /// Why it is none; `nil` if it is one.
  package var problem: BadLanguage? {
    guard let tag = LanguageTag(text) else { return .malformed(text) }
    if let script = Self.scripts[tag.text] { return .other(text, meant: "zh-" + script) }
    guard Self.known.contains(tag.language) else { return .unknown(text) }
    return tag.text == text ? nil : .other(text, meant: tag.text)
  }

  /// A language that is written in two scripts is called by its script.
  private static let scripts = [
    "zh": "Hans", "zh-CN": "Hans", "zh-SG": "Hans", "cn": "Hans", "zh-TW": "Hant",
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
}
