import Speaking

extension TemplateError {
  /// The possible problems of a template, as facts.
  public indirect enum Reason: Error, Equatable, Sendable {
    // While it is split into tokens
    case unclosedTag(opening: String, closing: String)
    case unclosedComment
    case unclosedString(quote: Character)
    case unexpectedCharacter(Character)

    // While it is parsed
    case unexpected(String, expected: String)
    case unknownTag(String, Suggestion)
    case strayTag(String, opener: String)
    case unclosedBlock(String, closer: String)
    case outsideLoop(String)
    case lateExtends
    case unknownFilter(String, Suggestion)
    case wrongArgumentCount(owner: String, allowed: ClosedRange<Int>, given: Int)
    case unknownLoopField(String, Suggestion)
    case unknownLabel(String, Suggestion)
    case doubledMacro(String)
    case tooDeep(limit: Int)

    // While it is rendered
    case unknownVariable(String, Suggestion, known: [String])
    case unknownField(String, of: String, Suggestion)
    case noFields(String, kind: String, field: String, Suggestion)
    case absent(String)
    case notPrintable(String, kind: String)
    case notIterable(String, kind: String)
    case absentList(String)
    case tooFewValues(given: Int, names: Int)
    case wrongOperand(String, of: String, expected: String, kind: String)
    case rangeTooLong(limit: Int)
    case wrongInput(filter: String, expected: String, kind: String)
    case wrongArgument(filter: String, position: Int, expected: String, found: String)
    case unknownPart(String, Suggestion, known: [String])
    case noParentBlock
    case noLoop
    case unknownMacro(String, Suggestion, known: [String])
    case tooManySteps(limit: Int)
    case tooMuchText(limit: Int)
  }
}

extension TemplateError.Reason: CustomStringConvertible {
  /// The whole message: lower case, the way out after a semicolon.
  public var description: String { message.text }

  private var message: Message {
    switch self {
    case .unclosedTag(let opening, let closing):
      "\(opening) is never closed; close it with \(closing)"
    case .unclosedComment:
      "`{#` is never closed; close it with `#}`"
    case .unclosedString(let quote):
      "this string is never closed; close it with `\(quote)`"
    case .unexpectedCharacter(let character):
      "unexpected character `\(character)`; text inside a tag stands in quotes"
    case .unexpected(let found, let expected):
      "expected \(term: expected), found \(term: found)"
    case .unknownTag(let name, let suggestion):
      "unknown tag `\(name)`\(suggestion.or("to print a value, write `{{ \(name) }}`"))"
    case .strayTag(let name, let opener):
      "`\(name)` belongs to no `\(opener)`; open one before it, or take it out"
    case .unclosedBlock(let name, let closer):
      "`\(name)` is never closed; close it with `{% \(closer) %}`"
    case .outsideLoop(let name):
      "`\(name)` stands in no loop; put it between `for` and `endfor`"
    case .lateExtends:
      "`extends` comes too late; make it the first thing in the template"
    case .unknownFilter(let name, let suggestion):
      "unknown filter `\(name)`\(suggestion.or(Filter.standard.map(\.name).inWords))"
    case .wrongArgumentCount(let owner, let allowed, let given):
      "`\(owner)` takes \(allowed.inWords), not \(given)"
    case .unknownLoopField(let name, let suggestion):
      "`forloop` has no `\(name)`\(suggestion.or(LoopField.allCases.map(\.rawValue).inWords))"
    case .unknownLabel(let name, let suggestion):
      "no loop around is called `\(name)`\(suggestion.or("name one with `{% \(name): for … %}`"))"
    case .doubledMacro(let name):
      "two macros are called `\(name)`; rename one"
    case .tooDeep(let limit):
      "nested more than \(limit) deep; a part or macro that uses itself needs a condition that ends it"
    case .unknownVariable(let name, let suggestion, let known):
      "unknown variable `\(name)`\(suggestion.or(known.inWords))"
    case .unknownField(let name, let record, let suggestion):
      "`\(record)` has no `\(name)`\(suggestion.or("if it may be missing, add `|default:\"…\"`"))"
    case .noFields(let name, let kind, let field, let suggestion):
      "`\(name)` is \(term: kind), which has no `\(field)`\(suggestion.or("use it without `.\(field)`"))"
    case .absent(let name):
      "`\(name)` has no value; add `|default:\"…\"`, or ask with `{% if \(name) %}` first"
    case .notPrintable(let name, let kind):
      kind == "a list"
        ? "`\(name)` is a list and cannot be printed; loop over it, or add `|join:\", \"`"
        : "`\(name)` is \(term: kind) and cannot be printed; name one of its fields"
    case .notIterable(let name, let kind):
      "`\(name)` is \(term: kind); `for` goes through a list, a record or a range such as `1...3`"
    case .absentList(let name):
      "`\(name)` has no value; add an `{% empty %}` to the loop, or ask with `{% if \(name) %}` first"
    case .tooFewValues(let given, let names):
      "the loop names \(names) values, but this element has \(given); name as many as it has"
    case .wrongOperand(let name, let owner, let expected, let kind):
      "`\(name)` is \(term: kind); `\(owner)` takes \(term: expected)"
    case .rangeTooLong(let limit):
      "this range has more than \(limit) numbers; choose closer ends"
    case .wrongInput(let filter, let expected, let kind):
      "`\(filter)` takes \(term: expected), not \(term: kind)"
    case .wrongArgument(let filter, let position, let expected, let found):
      "argument \(position) of `\(filter)` must be \(term: expected), not \(found)"
    case .unknownPart(let name, let suggestion, let known):
      "unknown part `\(name)`\(suggestion.or(known.inWords))"
    case .noParentBlock:
      "`block.super` has nothing to stand for; use it in a block that replaces one of a parent"
    case .noLoop:
      "`forloop` stands in no loop; use it between `for` and `endfor`"
    case .unknownMacro(let name, let suggestion, let known):
      "unknown macro `\(name)`\(suggestion.or(known.inWords))"
    case .tooManySteps(let limit):
      "the template takes more than \(limit) steps; make this loop, part or macro repeat less"
    case .tooMuchText(let limit):
      "the template works on more than \(limit) bytes of text; make less of it here"
    }
  }
}

extension Suggestion {
  /// The suggestion, or the other way out if there is none.
  fileprivate func or(_ wayOut: Message) -> Message {
    question.map { "; \($0)" } ?? "; \(wayOut)"
  }
}

extension ClosedRange<Int> {
  fileprivate var inWords: Message {
    switch (lowerBound, upperBound) {
    case (_, 0): "no arguments"
    case (let low, let high) where low == high: "exactly \(counting: high, "argument")"
    case (0, let high): "at most \(counting: high, "argument")"
    case (let low, let high): "\(low) to \(counting: high, "argument")"
    }
  }
}

extension [String] {
  /// The first of these names, for one who knows none of them.
  fileprivate var inWords: Message {
    guard !isEmpty else { return "there are none here" }
    let names = prefix(25).map { "`\($0)`" }.joined(separator: ", ")
    if count == 1 { return "there is \(names)" }
    return count > 25 ? "there are \(names), …" : "there are \(names)"
  }
}
