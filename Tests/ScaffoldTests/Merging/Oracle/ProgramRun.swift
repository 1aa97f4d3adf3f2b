import Foundation

/// Runs a program and says what it did.
///
/// It reads the text as it goes, and knows no more of Swift than programs of tests need.
struct ProgramRun {
  private var tokens: [String] = []
  private var next = 0
  private var isRunning = true
  private var scopes: [[String: Int]] = []
  private var functions: [String: Int] = [:]
  private var log: [String] = []

  /// What does not compile.
  private struct Mistake: Error {}

  /// What a program does with some inputs; `nil` if it does not compile.
  static func behaviour(of text: String) -> [[String]]? {
    var run = ProgramRun()
    return try? run.behaviour(text)
  }
}

// MARK: - Functions

extension ProgramRun {
  private mutating func behaviour(_ text: String) throws -> [[String]] {
    tokens = ProgramLexer.tokens(of: text)
    try readFunctions()
    return try (0..<4).map { input in
      log = []
      try start(input)
      return log
    }
  }

  private mutating func readFunctions() throws {
    while next < tokens.count {
      try expect("func")
      let name = try take()
      guard functions.updateValue(next, forKey: name) == nil else { throw Mistake() }
      while peek != "{" {
        next += 1
        if next >= tokens.count { throw Mistake() }
      }
      try skipBlock()
    }
  }

  private mutating func skipBlock() throws {
    var depth = 0
    repeat {
      let token = try take()
      depth += token == "{" ? 1 : token == "}" ? -1 : 0
    } while depth > 0
  }

  private var peek: String { next < tokens.count ? tokens[next] : "" }

  private mutating func take() throws -> String {
    guard next < tokens.count else { throw Mistake() }
    next += 1
    return tokens[next - 1]
  }

  private mutating func expect(_ token: String) throws {
    if try take() != token { throw Mistake() }
  }
}

// MARK: - Statements

extension ProgramRun {
  private mutating func start(_ input: Int) throws {
    guard let main = functions["main"] else { throw Mistake() }
    for (name, place) in functions.sorted(by: { $0.key < $1.key }) where name != "main" {
      (next, isRunning, scopes) = (place, false, [])
      try callee()
    }
    (next, isRunning, scopes) = (main, true, [["input": input]])
    for token in ["(", "input", ":", "Int", ")"] { try expect(token) }
    try block()
  }

  private mutating func callee() throws {
    try expect("(")
    try expect(")")
    try block()
  }

  private mutating func block() throws {
    try expect("{")
    try statements()
    try expect("}")
  }

  private mutating func statements() throws {
    scopes.append([:])
    while !["}", "case", "default", ""].contains(peek) { try statement() }
    scopes.removeLast()
  }

  private mutating func statement() throws {
    let word = try take()
    switch word {
    case "var":
      let name = try take()
      try expect("=")
      let value = try number()
      guard scopes[scopes.count - 1].updateValue(value, forKey: name) == nil else {
        throw Mistake()
      }
    case "if": try branch()
    case "switch": try choose()
    default:
      if peek == "=" {
        next += 1
        let value = try number()
        guard let scope = scopes.lastIndex(where: { $0[word] != nil }) else { throw Mistake() }
        if isRunning { scopes[scope][word] = value }
      } else {
        try call(word)
      }
    }
  }

  private mutating func branch() throws {
    let value = try number()
    try expect(">")
    let isTrue = value > (try number())
    try run(if: isTrue) { try $0.block() }
    guard peek == "else" else { return }
    next += 1
    try run(if: !isTrue) { try $0.block() }
  }

  private mutating func choose() throws {
    let value = try number()
    var isOpen = true
    try expect("{")
    while peek != "}" {
      let isFitting = try fits(value)
      try expect(":")
      try run(if: isFitting && isOpen) { try $0.statements() }
      isOpen = isOpen && !isFitting
    }
    next += 1
  }

  private mutating func fits(_ value: Int) throws -> Bool {
    if try take() == "default" { return true }
    let first = try number()
    guard peek == "..." else { return value == first }
    next += 1
    return (first...max(first, try number())).contains(value)
  }

  private mutating func run(
    if condition: Bool, _ work: (inout ProgramRun) throws -> Void
  ) throws {
    let was = isRunning
    isRunning = was && condition
    try work(&self)
    isRunning = was
  }
}

// MARK: - Values

extension ProgramRun {
  private mutating func number() throws -> Int {
    let token = try take()
    if let number = Int(token) { return number }
    guard let value = scopes.last(where: { $0[token] != nil })?[token] else { throw Mistake() }
    return value
  }

  private mutating func call(_ name: String) throws {
    if let place = functions[name], name != "main" {
      try expect("(")
      try expect(")")
      guard isRunning else { return }
      let (here, there) = (next, scopes)
      (next, scopes) = (place, [])
      try callee()
      (next, scopes) = (here, there)
      return
    }
    guard ["log", "send", "start"].contains(name) else { throw Mistake() }
    try expect("(")
    var said = name + (try values(until: ")"))
    while name == "start", peek == "." {
      next += 1
      guard try take() == "add", peek == "(" else { throw Mistake() }
      next += 1
      said += ", " + (try values(until: ")"))
    }
    if isRunning { log.append(said) }
  }

  private mutating func values(until end: String) throws -> String {
    var said: [String] = []
    while peek != end {
      if !said.isEmpty {
        try expect(",")
        if peek == end { break }
      }
      if ["a", "b", "c"].contains(peek), next + 1 < tokens.count, tokens[next + 1] == ":" {
        said.append(try take() + ":")
        next += 1
        said[said.count - 1] += try value()
      } else {
        said.append(try value())
      }
    }
    next += 1
    return "(" + said.joined(separator: ", ") + ")"
  }

  private mutating func value() throws -> String {
    if peek == "[" {
      next += 1
      return try values(until: "]")
    }
    if peek.hasPrefix("\"") {
      return try take().split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }.joined(separator: "|")
    }
    return String(try number())
  }
}
