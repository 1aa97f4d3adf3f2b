/// Where in one line of Swift there are brackets, and what stands in none of them.
struct LineParts {
  private let source: SwiftSource
  /// The brackets that stand in no others, each from behind the opening one to the closing one.
  private var groups: [(open: UInt8, range: Range<Int>)] = []
  /// How many brackets are open in front of each byte; `nil` in a text.
  private var depths: [Int?] = []

  init(_ line: String) {
    source = SwiftSource(Array(line.utf8), countsLines: false, hasWholeLiterals: true)
    var open: [Range<Int>] = []
    for index in source.tokens.indices {
      let token = source.tokens[index].range
      fill(upTo: token.lowerBound, open.count)
      if source.isLiteral(index) { fill(upTo: token.upperBound, nil) }
      if source.bracket(at: index) == -1 || closesAngle(at: index, open.last) {
        if let start = open.popLast(), open.isEmpty {
          groups.append((bytes[start.lowerBound], start.upperBound..<token.lowerBound))
        }
      }
      fill(upTo: token.upperBound, open.count)
      if source.opens(at: index) || opensAngle(at: index) { open.append(token) }
    }
    fill(upTo: bytes.count, open.count)
  }

  private var bytes: [UInt8] { source.bytes }

  private mutating func fill(upTo end: Int, _ depth: Int?) {
    depths += Array(repeating: depth, count: max(0, end - depths.count))
  }

  /// True if arguments of a generic type begin here: `Page<`.
  private func opensAngle(at index: Int) -> Bool {
    source.says("<", at: index) && source.isWord(at: index - 1) && source.touchesLast(index)
      && (source.beginsName(index + 1) || source.opens(at: index + 1))
      && source.touchesLast(index + 1)
  }

  private func closesAngle(at index: Int, _ open: Range<Int>?) -> Bool {
    source.says(">", at: index) && !source.says("-", at: index - 1)
      && open.map { bytes[$0.lowerBound] == UInt8(ascii: "<") } ?? false
  }
}

extension LineParts {
  func text(_ range: some RangeExpression<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  var indent: String { String(repeating: " ", count: start) }

  /// Where the indent ends.
  private var start: Int { bytes.prefix { $0 == UInt8(ascii: " ") }.count }

  /// Where so many characters end, or the line.
  func place(ofColumn column: Int) -> Int { text(...).prefix(column).utf8.count }

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
    } && (openBrace != nil || bytes.last == UInt8(ascii: ":"))
  }

  /// Where the `{` or `{}` is that the line ends with; `nil` if it ends with neither.
  var openBrace: Int? {
    let line = text(...)
    if line.hasSuffix(" {") { return bytes.count - 1 }
    return line.hasSuffix(" {}") ? bytes.count - 2 : nil
  }

  /// True if a bracket that is opened in the line is closed in a later one.
  var isOpen: Bool { text(...).last.map("([<".contains) ?? false }

  private func text(_ range: UnboundedRange) -> String { text(0..<bytes.count) }

  /// The text in the braces at the end of a declaration.
  var lastBody: Range<Int>? {
    guard let last = groups.last, last.open == UInt8(ascii: "{"),
      last.range.upperBound == bytes.count - 1, !last.range.isEmpty,
      ["var ", "func ", "init("].contains(where: text(..<last.range.lowerBound).contains)
    else { return nil }
    return last.range
  }

  /// The last brackets with something in them that begin soon enough.
  func lastGroup(within width: Int) -> Range<Int>? {
    let limit = place(ofColumn: width)
    return groups.last { group in
      let isOfValues = group.open == UInt8(ascii: "(") || isList(group.range)
      let isOfError = text(..<(group.range.lowerBound - 1)).hasSuffix("throws")
      return isOfValues && !isOfError && !group.range.isEmpty && group.range.lowerBound <= limit
    }?.range
  }

  /// The last arguments of a generic type.
  var lastGeneric: Range<Int>? { groups.last { $0.open == UInt8(ascii: "<") }?.range }

  /// True if nothing is called by what stands in brackets: a tuple, or a list.
  func isBare(_ group: Range<Int>) -> Bool {
    let open = group.lowerBound - 1
    return open == start || " ([".utf8.contains(bytes[open - 1])
  }

  /// True if values stand in brackets, and no type.
  func isList(_ group: Range<Int>) -> Bool {
    bytes[group.lowerBound - 1] == UInt8(ascii: "[") && isBare(group)
      && (text(group).contains(",") || text(group).first == "\"")
  }

  /// True if there is more than one argument in brackets.
  func hasMany(in group: Range<Int>) -> Bool { arguments(in: group).count > 1 }

  /// The items between the commas of the line, each with the comma behind it: arguments whose
  /// brackets are in other lines, or what a type inherits. Empty if that is no list.
  var items: [String] {
    let line = text(...).drop { $0 == " " }
    let statements = ["case ", "guard ", "if ", "for ", "let ", "var "]
    let isStatement = statements.contains(where: line.hasPrefix)
    if isStatement || bytes.last == UInt8(ascii: "{") { return [] }
    let items = arguments(in: start..<bytes.count, depth: 0)
    return items.count > 1 ? items : []
  }

  /// The arguments in brackets, each with the comma behind it.
  func arguments(in group: Range<Int>) -> [String] {
    arguments(in: group, depth: (depths[group.lowerBound - 1] ?? 0) + 1)
  }

  private func arguments(in group: Range<Int>, depth: Int) -> [String] {
    var arguments: [String] = []
    var start = group.lowerBound
    for index in group where bytes[index] == UInt8(ascii: ",") && depths[index] == depth {
      arguments.append(text(start...index))
      start = index + 1
      while start < group.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
    }
    let last = text(start..<group.upperBound)
    return last.isEmpty ? arguments : arguments + [last]
  }

  /// Where the text that is the whole line can be cut: behind a word, and not within what is put in.
  func placeInText(within width: Int) -> Int? {
    guard source.isLiteral(0), source.first(0) == UInt8(ascii: "\""),
      source.tokens.indices.dropFirst().allSatisfy({ ")],;".contains(source[$0]) })
    else { return nil }
    let text = source.tokens[0].range
    let limit = min(place(ofColumn: width), text.upperBound - 2)
    var (place, index): (Int?, Int) = (nil, text.lowerBound + 1)
    while index < limit {
      if bytes[index] == UInt8(ascii: "\\") {
        index = endOfEscape(at: index)
        continue
      }
      if " /,&?".utf8.contains(bytes[index]) { place = index + 1 }
      index += 1
    }
    return place
  }

  /// `\n`, `\(name)`
  private func endOfEscape(at start: Int) -> Int {
    guard bytes[start + 1] == UInt8(ascii: "(") else { return start + 2 }
    let rest = SwiftSource(
      Array(bytes[(start + 1)...]), countsLines: false, hasWholeLiterals: true)
    return rest.closing(0).map { start + 1 + rest.tokens[$0].range.upperBound } ?? bytes.count
  }

  /// The last place within a width where a member of a value is named.
  func lastMember(within width: Int) -> Int? {
    let limit = place(ofColumn: width)
    return source.tokens.indices.last { index in
      let place = source.tokens[index].range.lowerBound
      return place <= limit && depths[place] == 0 && source.says(".", at: index)
        && source.isWord(at: index - 1) && source.touchesLast(index)
        && source.beginsName(index + 1) && source.touchesLast(index + 1)
    }.map { source.tokens[$0].range.lowerBound }
  }

  /// Where some text stands for the first time in no brackets.
  func first(_ text: String) -> Int? { places(text).first }

  /// Where some text stands in no brackets, or just in the last ones.
  func places(_ text: String) -> [Int] {
    let text = Array(text.utf8)
    return (start..<max(start, bytes.count - text.count)).filter { index in
      depths[index] == 0 && bytes[index..<(index + text.count)].elementsEqual(text)
    }
  }
}

extension SwiftSource {
  /// True if a token is a word that begins with a letter.
  fileprivate func beginsName(_ index: Int) -> Bool {
    isWord(at: index) && self[index].first?.isLetter ?? false
  }
}
