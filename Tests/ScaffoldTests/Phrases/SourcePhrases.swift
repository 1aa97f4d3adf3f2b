import Foundation

/// The texts in the tool's sources, each as its phrase: `%@` for what is interpolated, texts that are
/// added up as one.
struct SourcePhrase: Hashable {
  let file: String
  let text: String
}

extension SourcePhrase {
  /// Whether it reads like something that is said to people.
  var isProse: Bool {
    let words = text.replacing(#/`[^`]*`/#, with: "")
    return words.contains(#/[a-z]{2,}[,;:]? (?:%@|[a-z(])|%@[;:,]? [a-z]{2}|^[a-z]{3,} %@/#)
  }

  /// Whether it is code, a format or a command line all the same.
  var isNoMessage: Bool {
    SourcePhrases.silent.contains { file.hasPrefix($0) }
      || text.contains(
        #/^(?:scaffold|swift|Swift version|xcodebuild|sudo|cd|check|templates|base add|base prune|note:|error:|--fields|struct|public (?:struct|import)|import|case) ?/#
      )
      || text.contains(#/[{}=*]|^"|: error: | in Frameworks$|^\\\n|scaffold:allow unregistered /#)
  }
}

/// All of them, read once.
enum SourcePhrases {
  /// Files and folders that say nothing in the language of the run: drawings, code that is emitted,
  /// formats, lists of names, and samples.
  static let silent = [
    "Scaffold/Drawing/", "Embed/", "Scaffold/ToolServing/",
    "Scaffold/Checking/Report/AgentReport", "Scaffold/Scaffold/AgentPlugin",
    "Scaffold/Scaffold/AgentTool", "Scaffold/Scaffold/ArgumentProblem",
    "Scaffold/Scaffold/SkillText", "Scaffold/Checking/Survey/Role",
    "Scaffold/CommandLine/CompletionScript", "Scaffold/Fields/DeclaredTypes",
    "Scaffold/Fields/Field", "Scaffold/Fields/PlainType", "Scaffold/Generation/History/Run+Text",
    "Scaffold/Generation/Plan/ProjectPlacement", "Scaffold/Generation/Plan/UnifiedDiff",
    "Scaffold/Generation/Transaction/Journal", "Scaffold/Generation/Trial/ValueSet",
    "Scaffold/Inference/Rows/InferredPaging", "Scaffold/Merging/",
    "Scaffold/Model/Fields/DeclaredTypes", "Scaffold/Model/Fields/EntryGroup",
    "Scaffold/Model/Fields/Field",
    "Scaffold/Model/Names/System", "Scaffold/Model/Requests/PagingStyle",
    "Scaffold/Model/Requests/ReplyPlace+Value", "Scaffold/Model/Words/LanguageCode",
    "Scaffold/Scaffold/Context+Samples", "Scaffold/Scaffold/InputSchema",
    "Scaffold/SwiftReading/Swift/",
    "Scaffold/SwiftReading/Xcode/XcodeWriter",
  ]

  static var all: [SourcePhrase] { get throws { try read.get().phrases } }

  /// The names of cases, which are said as they are called where they are states.
  static var cases: Set<String> { (try? read.get().cases) ?? [] }

  private static let read = Result {
    let sources = Repository.root.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
    var phrases: Set<SourcePhrase> = []
    var cases: Set<String> = []
    for file in files {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      var reader = PhraseReader(text)
      phrases.formUnion(reader.phrases().map { SourcePhrase(file: file, text: $0) })
      for match in text.matches(of: #/\bcase ([a-zA-Z, ]+)(?:\n| = )/#) {
        cases.formUnion(
          match.output.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
      }
    }
    return (phrases: phrases.sorted { ($0.file, $0.text) < ($1.file, $1.text) }, cases: cases)
  }
}

/// Finds the texts of a Swift file, those inside of interpolations too.
struct PhraseReader {
  private let characters: [Character]
  private var position = 0
  private var found: [String] = []

  init(_ text: String) { characters = Array(text) }

  mutating func phrases() -> [String] {
    var last: (text: String, end: Int, isCounted: Bool)?
    while position < characters.count {
      if stands("//") {
        skip { $0 != "\n" }
      } else if let hashes = startOfText {
        let (start, isCounted) = (position, isCountedHere)
        let text = readText(hashes)
        if let before = last, isSum(before.end..<start) {
          last = (before.text + text, position, before.isCounted)
        } else {
          if let before = last { add(before.text, isCounted: before.isCounted) }
          last = (text, position, isCounted)
        }
      } else {
        position += 1
      }
    }
    if let last { add(last.text, isCounted: last.isCounted) }
    return found
  }

  /// A text, or both forms of what a number counts: `counting: count, "file"`.
  private mutating func add(_ text: String, isCounted: Bool) {
    found += isCounted ? ["%@ " + text, "%@ " + text + "s"] : [text]
  }

  /// Whether a number counts the text that begins here.
  private var isCountedHere: Bool {
    let before = String(characters[max(0, position - 80)..<position])
    return before.contains(#/counting(?:\(|: [^"]*, ?)\s*$/#)
  }

  private func isSum(_ range: Range<Int>) -> Bool {
    let between = characters[range].filter { !$0.isWhitespace }
    return between == ["+"]
  }

  private func stands(_ text: String) -> Bool {
    characters[position...].starts(with: text)
  }

  private mutating func skip(while isWanted: (Character) -> Bool) {
    while position < characters.count, isWanted(characters[position]) { position += 1 }
  }

  /// How many `#` a text here has before its quotes; `nil` if there is none.
  private var startOfText: Int? {
    let hashes = characters[position...].prefix { $0 == "#" }.count
    let quote = position + hashes
    return characters.indices.contains(quote) && characters[quote] == "\"" ? hashes : nil
  }

  private mutating func readText(_ hashes: Int) -> String {
    position += hashes
    let sign = String(repeating: "#", count: hashes)
    let isLong = stands("\"\"\"")
    let quotes = isLong ? "\"\"\"" : "\""
    position += quotes.count
    var text = ""
    while position < characters.count, !stands(quotes + sign) {
      guard stands("\\" + sign) else {
        text.append(characters[position])
        position += 1
        continue
      }
      position += 1 + hashes
      text += readEscape(isLong)
    }
    position += quotes.count + hashes
    return isLong ? Self.unindented(text) : text
  }

  private mutating func readEscape(_ isLong: Bool) -> String {
    let sign = characters[position]
    position += 1
    switch sign {
    case "(":
      skipInterpolation()
      return "%@"
    case "n": return "\n"
    case "t": return "\t"
    case "\n" where isLong: return "\0"
    case "u":
      let code = characters[(position + 1)...].prefix { $0 != "}" }
      position += code.count + 2
      return UInt32(String(code), radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
    default: return String(sign)
    }
  }

  /// What is interpolated may have texts of its own.
  private mutating func skipInterpolation() {
    var depth = 1
    while position < characters.count, depth > 0 {
      if let hashes = startOfText {
        let isCounted = isCountedHere
        add(readText(hashes), isCounted: isCounted)
        continue
      }
      if characters[position] == "(" { depth += 1 }
      if characters[position] == ")" { depth -= 1 }
      position += 1
    }
  }

  /// The lines of a long text, without what its last line is indented by; `\0` joins two lines.
  private static func unindented(_ text: String) -> String {
    let lines = text.dropFirst().replacing("\0", with: "\0\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let indent = lines.last?.count ?? 0
    return lines.dropLast().map { $0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)) }
      .joined(separator: "\n").replacing("\0\n", with: "")
  }
}
