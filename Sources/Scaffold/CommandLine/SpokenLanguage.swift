import Chinese
import Ground

/// A language that the tool speaks. What it writes into a project does not depend on it.
package enum SpokenLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case chinese = "zh-Hans"

  package var wording: Wording {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }
}

extension SpokenLanguage {
  /// The language of a locale, such as `zh_CN.UTF-8`; `nil` if the tool does not speak it.
  ///
  /// Who reads traditional characters is not given simplified ones: the tool has none of theirs.
  package init?(locale: String) {
    let code = locale.prefix { $0 != "." && $0 != "@" }.lowercased()
    let parts = code.split { $0 == "_" || $0 == "-" }
    let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
    switch parts.first {
    case "en": self = .english
    case "zh" where !isTraditional || parts.contains("hans"): self = .chinese
    default: return nil
    }
  }

  /// The language that the environment asks for: the first of three variables that says anything
  /// says. It is read by hand: a static binary knows no locales.
  package static func spoken(in environment: (String) -> String?) -> SpokenLanguage {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap(environment).first { !$0.isEmpty }
    return locale.flatMap(SpokenLanguage.init(locale:)) ?? .english
  }

  /// The language of this process.
  package static var ofProcess: SpokenLanguage {
    spoken { name in getenv(name).map { String(cString: $0) } }
  }
}
