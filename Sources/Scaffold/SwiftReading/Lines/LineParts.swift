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
      if "([{".contains(character) || isAngle(at: index) {
        depths.append(stack.count)
        stack.append(index)
      } else if ")]}".contains(character) || closesAngle(at: index, stack) {
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

  /// True if arguments of a generic type begin here: `Page<`.
  private func isAngle(at index: Int) -> Bool {
    guard characters[index] == "<", index > 0, index + 1 < characters.count else { return false }
    let (before, after) = (characters[index - 1], characters[index + 1])
    return (before.isLetter || before.isNumber) && (after.isLetter || "[(".contains(after))
  }

  private func closesAngle(at index: Int, _ stack: [Int]) -> Bool {
    guard characters[index] == ">", characters[index - 1] != "-" else { return false }
    return stack.last.map { characters[$0] == "<" } ?? false
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

  var isCase: Bool { text(...).drop { $0 == " " }.hasPrefix("case ") }

  /// True if it declares a constant or a variable.
  var isProperty: Bool {
    first("let ") != nil || first("var ") != nil
  }

  /// True if it declares a type, or extends one.
  var isTypeDeclaration: Bool {
    ["struct ", "class ", "enum ", "actor ", "protocol ", "extension "].contains { keyword in
      text(...).hasPrefix(indent + keyword) || text(...).contains(" " + keyword)
    } && (openBrace != nil || characters.last == ":")
  }

  /// Where the `{` or `{}` is that the line ends with; `nil` if it ends with neither.
  var openBrace: Int? {
    let line = text(...)
    if line.hasSuffix(" {") { return characters.count - 1 }
    return line.hasSuffix(" {}") ? characters.count - 2 : nil
  }

  /// True if a bracket that is opened in the line is closed in a later one.
  var isOpen: Bool { ["(", "[", "<"].contains { characters.last == $0 } }

  private func text(_ range: UnboundedRange) -> String { String(characters) }

  /// The text in the braces at the end of a declaration.
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
      if group.open == "<" { return false }
      let isOfValues = group.open == "(" || group.open == "[" && isList(group.range)
      let isOfError = text(..<(group.range.lowerBound - 1)).hasSuffix("throws")
      return isOfValues && !isOfError && !group.range.isEmpty && group.range.lowerBound <= width
    }?.range
  }

  /// The last arguments of a generic type.
  var lastGeneric: Range<Int>? { groups.last { $0.open == "<" }?.range }

  /// True if nothing is called by what stands in brackets: a tuple, or a list.
  func isBare(_ group: Range<Int>) -> Bool {
    let open = group.lowerBound - 1
    return open == indent.count || [" ", "(", "["].contains(characters[open - 1])
  }

  /// True if values stand in brackets, and no type.
  func isList(_ group: Range<Int>) -> Bool {
    characters[group.lowerBound - 1] == "[" && isBare(group)
      && (characters[group].contains(",") || characters[group].first == "\"")
  }

  /// True if there is more than one argument in brackets.
  func hasMany(in group: Range<Int>) -> Bool { arguments(in: group).count > 1 }

  /// The items between the commas of the line, each with the comma behind it: arguments whose
  /// brackets are in other lines, or what a type inherits. Empty if that is no list.
  var items: [String] {
    let line = text(...).drop { $0 == " " }
    let statements = ["case ", "guard ", "if ", "for ", "let ", "var "]
    let isStatement = statements.contains(where: line.hasPrefix)
    if isStatement || characters.last == "{" { return [] }
    let items = arguments(in: indent.count..<characters.count, depth: 0)
    return items.count > 1 ? items : []
  }

  /// The arguments in brackets, each with the comma behind it.
  func arguments(in group: Range<Int>) -> [String] {
    arguments(in: group, depth: (depths[group.lowerBound - 1] ?? 0) + 1)
  }

  private func arguments(in group: Range<Int>, depth: Int) -> [String] {
    var arguments: [String] = []
    var start = group.lowerBound
    for index in group where characters[index] == "," && depths[index] == depth {
      arguments.append(String(characters[start...index]))
      start = index + 1
      while start < group.upperBound, characters[start] == " " { start += 1 }
    }
    let last = String(characters[start..<group.upperBound])
    return last.isEmpty ? arguments : arguments + [last]
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

  /// The last place within a width where a member of a value is named.
  func lastMember(within width: Int) -> Int? {
    characters.indices.last { index in
      index <= width && depths[index] == 0 && characters[index] == "."
        && index > 0 && (characters[index - 1].isLetter || characters[index - 1].isNumber)
        && index + 1 < characters.count && characters[index + 1].isLetter
    }
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
