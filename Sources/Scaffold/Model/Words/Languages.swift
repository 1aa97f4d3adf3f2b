/// The languages that people read an app in, as codes like `en` and `pt-BR`; the first is the one
/// that its texts are written in. There is no other way to get a list than to be valid.
package struct Languages: Equatable, Sendable {
  package let codes: [String]

  package static let standard = Languages(valid: ["en"])

  package init(_ codes: [String]) throws(BadLanguage) {
    guard !codes.isEmpty else { throw .none }
    for (index, code) in codes.enumerated() {
      if let problem = LanguageCode(code).problem { throw problem }
      guard !codes[..<index].contains(code) else { throw .doubled(code) }
    }
    self.codes = codes
  }

  private init(valid codes: [String]) { self.codes = codes }

  /// The language that the texts are written in.
  package var source: String { codes[0] }
}
