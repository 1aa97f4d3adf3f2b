/// Where in one line of Swift there are brackets, and what stands in none of them.
struct LineParts {
  private let characters: [Character]
  /// The brackets that stand in no others, each from behind the opening one to the closing one.
  private var groups: [(open: Character, range: Range<Int>)] = []
  /// How many brackets are open in front of each character; `nil` in a text or a comment.
  private var depths: [Int?] = []

  init(_ line: String) {
    characters = Array(line)
    read()
  }

  private mutating func read() {
    var stack: [Int] = []
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character == "\"" || character == "#", let end = endOfText(at: index) {
        depths += Array(repeating: nil, count: end - index)
        index = end
        continue
      }
      if "([{".contains(character) {
        depths.append(stack.count)
        stack.append(index)
      } else if ")]}".contains(character) {
        if let open = stack.popLast(), stack.isEmpty {
          groups.append((characters[open], (open + 1)..<index))
        }
        depths.append(stack.count)
      } else {
        depths.append(stack.count)
      }
      index += 1
    }
  }

  /// Where a text ends that begins here; `nil` if none does.
  private func endOfText(at start: Int) -> Int? {
    let hashes = characters[start...].prefix { $0 == "#" }.count
    var index = start + hashes
    guard index < characters.count, characters[index] == "\"" else { return nil }
    index += 1
    while index < characters.count {
      if characters[index] == "\\", isEscape(at: index, hashes) {
        index += 1 + hashes
        guard index < characters.count, characters[index] == "(" else {
          index += 1
          continue
        }
        index = endOfInterpolation(at: index)
      } else if characters[index] == "\"",
        characters[(index + 1)...].prefix(hashes).count(where: { $0 == "#" }) == hashes
      {
        return index + 1 + hashes
      } else {
        index += 1
      }
    }
    return characters.count
  }

  private func isEscape(at index: Int, _ hashes: Int) -> Bool {
    characters[(index + 1)...].prefix(hashes).count(where: { $0 == "#" }) == hashes
  }

  /// - Parameter start: where its `(` is.
  private func endOfInterpolation(at start: Int) -> Int {
    var (depth, index) = (0, start)
    while index < characters.count {
      if characters[index] == "\"" || characters[index] == "#", let end = endOfText(at: index) {
        index = end
        continue
      }
      if characters[index] == "(" { depth += 1 }
      if characters[index] == ")" { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return index
  }
}

extension LineParts {
  func text(_ range: some RangeExpression<Int>) -> String { String(characters[range]) }

  var indent: String { String(characters.prefix { $0 == " " }) }

  /// The indent of what belongs to the line.
  var inner: String { indent + "  " }

  var isComment: Bool { text(...).drop { $0 == " " }.hasPrefix("//") }

  var isCase: Bool { text(...).drop { $0 == " " }.hasPrefix("case ") }

  /// Whether it declares a constant or a variable.
  var isProperty: Bool {
    first("let ") != nil || first("var ") != nil
  }

  private func text(_ range: UnboundedRange) -> String { String(characters) }

  /// What stands in the braces at the end of a declaration.
  var lastBody: Range<Int>? {
    guard characters.last == "}", let last = groups.last, last.open == "{",
      last.range.upperBound == characters.count - 1, !last.range.isEmpty,
      ["var ", "func ", "init("].contains(where: text(..<last.range.lowerBound).contains)
    else { return nil }
    return last.range
  }

  /// The last brackets with something in them that begin soon enough.
  func lastGroup(within width: Int) -> Range<Int>? {
    groups.last { group in
      let isOfValues = group.open == "(" || group.open == "[" && isList(group.range)
      let isOfError = text(..<(group.range.lowerBound - 1)).hasSuffix("throws")
      return isOfValues && !isOfError && !group.range.isEmpty && group.range.lowerBound <= width
    }?.range
  }

  /// Whether nothing is called by what stands in brackets: a tuple, or a list.
  func isBare(_ group: Range<Int>) -> Bool {
    let open = group.lowerBound - 1
    return open == indent.count || [" ", "(", "["].contains(characters[open - 1])
  }

  /// Whether values stand in brackets, and no type.
  func isList(_ group: Range<Int>) -> Bool {
    characters[group.lowerBound - 1] == "[" && isBare(group)
      && (characters[group].contains(",") || characters[group].first == "\"")
  }

  /// The arguments in brackets, each with the comma behind it.
  func arguments(in group: Range<Int>) -> [String] {
    let depth = (depths[group.lowerBound - 1] ?? 0) + 1
    var arguments: [String] = []
    var start = group.lowerBound
    for index in group where characters[index] == "," && depths[index] == depth {
      arguments.append(String(characters[start...index]))
      start = index + 1
      while start < group.upperBound, characters[start] == " " { start += 1 }
    }
    return arguments + [String(characters[start..<group.upperBound])]
  }

  /// Where the text that is the whole line can be cut: behind a word, and not within what is put in.
  func placeInText(within width: Int) -> Int? {
    let start = indent.count
    guard characters[start...].first == "\"", let end = endOfText(at: start),
      characters[end...].allSatisfy({ ")],;".contains($0) })
    else { return nil }
    var (place, index): (Int?, Int) = (nil, start + 1)
    while index < min(width, end - 2) {
      if characters[index] == "\\" {
        let isPutIn = characters[index + 1] == "("
        index = isPutIn ? endOfInterpolation(at: index + 1) : index + 2
        continue
      }
      if " /,&?".contains(characters[index]) { place = index + 1 }
      index += 1
    }
    return place
  }

  /// Where some text stands for the first time in no brackets.
  func first(_ text: String) -> Int? { places(text).first }

  /// Where some text stands in no brackets, or just in the last ones.
  func places(_ text: String) -> [Int] {
    let text = Array(text)
    guard characters.count > text.count else { return [] }
    return (indent.count..<(characters.count - text.count)).filter { index in
      depths[index] == 0 && Array(characters[index..<(index + text.count)]) == text
    }
  }
}
