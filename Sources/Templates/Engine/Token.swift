/// A stretch of a template that means something to the parser.
struct Token: Equatable {
  let kind: Kind
  var range: Range<Int>
}

extension Token {
  /// The kind of a token.
  enum Kind: Equatable {
    /// Anything outside of tags.
    case text
    /// `{# … #}`
    case comment
    /// `{{` or `{{-`
    case outputStart
    /// `}}` or `-}}`
    case outputEnd
    /// `{%` or `{%-`
    case tagStart
    /// `%}` or `-%}`
    case tagEnd
    /// `name`
    case name
    /// `"text"` or `'text'`, with `\"` or `\'` for a quote in it
    case string
    /// `42`
    case number
    /// `|`
    case pipe
    /// `:`
    case colon
    /// `,`
    case comma
    /// `.`
    case dot
    /// `...`
    case ellipsis
    /// `(`
    case openingParenthesis
    /// `)`
    case closingParenthesis
    /// `[`
    case openingBracket
    /// `]`
    case closingBracket
    /// `=`, before the default of a macro's parameter
    case assign
    /// `==` and its like
    case comparison(Comparison)
    /// The end of the template.
    case end
  }
}

extension Token.Kind: CustomStringConvertible {
  /// How an error message names this kind of token.
  var description: String {
    switch self {
    case .text: "text"
    case .comment: "a comment"
    case .outputStart: "`{{`"
    case .outputEnd: "`}}`"
    case .tagStart: "`{%`"
    case .tagEnd: "`%}`"
    case .name: "a name"
    case .string: "a string"
    case .number: "a number"
    case .pipe: "`|`"
    case .colon: "`:`"
    case .comma: "`,`"
    case .dot: "`.`"
    case .ellipsis: "`...`"
    case .openingParenthesis: "`(`"
    case .closingParenthesis: "`)`"
    case .openingBracket: "`[`"
    case .closingBracket: "`]`"
    case .assign: "`=`"
    case .comparison(let comparison): "`\(comparison.rawValue)`"
    case .end: "the end of the template"
    }
  }
}
