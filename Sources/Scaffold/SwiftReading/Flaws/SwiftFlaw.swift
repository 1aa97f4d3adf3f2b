import Ground

/// A place in a Swift file at which it cannot be whole.
package struct SwiftFlaw: Equatable, Sendable {
  package let reason: Reason
  /// Where it is, in bytes from the start of the file.
  package let offset: Int

  package enum Reason: Hashable, Sendable {
    case unclosedBracket(String)
    case strayBracket(String)
    case unclosedText
    case unclosedComment
    case unclosedName
    /// `#if` without `#endif`, or the other way round.
    case unbalanced(String)
    /// `struct {`: the word, behind which a name is missing.
    case nameless(String)
  }
}

extension SwiftFlaw.Reason: CustomStringConvertible {
  package var description: String { message.text }

  package var message: Message {
    switch self {
    case .unclosedBracket(let bracket): "`\(bracket)` is never closed"
    case .strayBracket(let bracket): "`\(bracket)` closes nothing"
    case .unclosedText: "this text is never closed"
    case .unclosedComment: "this comment is never closed"
    case .unclosedName: "this name in backquotes is never closed"
    case .unbalanced(let word):
      word == "#if" ? "`#if` has no `#endif`" : "`\(word)` has no `#if` before it"
    case .nameless(let word): "`\(word)` has no name behind it"
    }
  }
}
