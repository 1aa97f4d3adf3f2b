import Ground

/// Finds an initializer of a `struct` that says no more than the one Swift makes itself.
///
/// It was needed for its access level. Without one, the linter asks for it to go.
struct MemberwiseInitializer {
  private let source: SwiftSource
  private let body: Range<Int>

  /// - Parameter body: the tokens between the braces of the `struct`.
  /// - Returns: the lines of the initializer, with its comment and the empty line above it.
  static func range(in body: Range<Int>, of source: SwiftSource) -> Range<Int>? {
    MemberwiseInitializer(source: source, body: body).range
  }
}

extension MemberwiseInitializer {
  /// `name: Type` of a property or a parameter.
  private struct Member: Equatable {
    let name: String
    let type: String
  }

  private var range: Range<Int>? {
    let initializers = members(startingWith: "init")
    guard initializers.count == 1, let start = initializers.first, let properties,
      source.says("(", at: start + 1), let end = source.closing(start + 1),
      parameters(in: (start + 2)..<end) == properties, source.says("{", at: end + 1),
      let last = source.closing(end + 1), assigns(properties, in: (end + 2)..<last)
    else { return nil }
    return lines(from: start, to: last)
  }

  /// The tokens of the body that are nested no deeper and say `word`.
  private func members(startingWith word: StaticString) -> [Int] {
    sequence(first: body.lowerBound) { source.next($0) }.prefix { $0 < body.upperBound }
      .filter { source.says(word, at: $0) }
  }

  /// The stored properties; `nil` if Swift's initializer is not the one that was written.
  private var properties: [Member]? {
    let starts = (members(startingWith: "let") + members(startingWith: "var")).sorted()
    var properties: [Member] = []
    for start in starts {
      let line = source.line(around: source.tokens[start].range.lowerBound)
      let words = body.filter { line.contains(source.tokens[$0].range.lowerBound) }
      if words.contains(where: { source.says("static", at: $0) || source.says("{", at: $0) }) {
        continue
      }
      guard source.says(":", at: start + 2),
        !words.contains(where: { source.says("private", at: $0) || source.says("=", at: $0) })
      else { return nil }
      let type = words.filter { $0 > start + 2 }
      properties.append(Member(name: source.name(at: start + 1), type: text(of: type)))
    }
    return properties
  }

  /// The parameters; none that has a label of its own or a default is like a property.
  private func parameters(in range: Range<Int>) -> [Member] {
    var (parameters, start) = ([Member](), range.lowerBound)
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, !source.says(",", at: end) {
        let isAngle = source.says("<", at: end)
        end = (isAngle ? AngleBrackets.end(end, range.upperBound, source) : nil) ?? source.next(end)
      }
      let type = source.says(":", at: start + 1) ? text(of: Array((start + 2)..<end)) : ""
      parameters.append(Member(name: source.name(at: start), type: type))
      start = end + 1
    }
    return parameters
  }

  /// True if the tokens say `self.name = name` for every property, and no more.
  private func assigns(_ properties: [Member], in range: Range<Int>) -> Bool {
    guard range.count == properties.count * 5 else { return false }
    let names = stride(from: range.lowerBound, to: range.upperBound, by: 5).compactMap { index in
      source.says("self", at: index) && source.says(".", at: index + 1)
        && source.says("=", at: index + 3)
        && source.name(at: index + 2) == source.name(at: index + 4)
        ? source.name(at: index + 2) : nil
    }
    return names.sorted() == properties.map(\.name).sorted()
  }

  private func text(of tokens: [Int]) -> String { tokens.map { source[$0] }.joined() }

  /// Whole lines, from the comment above the first to the last, with one empty line beside them.
  private func lines(from first: Int, to last: Int) -> Range<Int> {
    var start = source.line(around: source.tokens[first].range.lowerBound).lowerBound
    let end = source.line(around: source.tokens[last].range.lowerBound).upperBound
    while start > 0 {
      let above = source.line(around: start - 1)
      if source.isBlank(above) { return above.lowerBound..<end }
      guard source[above].trimmed.hasPrefix("//") else { break }
      start = above.lowerBound
    }
    let below = source.line(around: end)
    return start..<(source.isBlank(below) ? below.upperBound : end)
  }
}
