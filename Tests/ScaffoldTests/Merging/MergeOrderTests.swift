import Generation
import Testing

@testable import Ground
@testable import Merging

/// Where the order counts, a merge keeps that of both sides or asks, whichever side is the other's.
@Suite struct MergeOrderTests {
  /// - Parameter result: what both edits give, in either order; `nil` where nobody can say.
  typealias Row = (name: String, base: String, one: String, other: String, result: String?)

  static let rows: [Row] = [
    (
      "statements swapped, one added behind them",
      body("configure()", "log()"), body("log()", "configure()"),
      body("configure()", "log()", "run()"), nil
    ),
    (
      "one line of statements swapped, one put between",
      "func f() { configure(); log() }\n", "func f() { log(); configure() }\n",
      "func f() { configure(); run(); log() }\n", nil
    ),
    (
      "a list that both reorder",
      "let all = [Auth(), Retry(), Log()]\n", "let all = [Retry(), Auth(), Log()]\n",
      "let all = [Auth(), Log(), Retry()]\n", nil
    ),
    (
      "a list swapped, one put between",
      "let steps = [check, send]\n", "let steps = [send, check]\n",
      "let steps = [check, confirm, send]\n", nil
    ),
    (
      "elements that have nothing in common, one taken out beside one that is gone and one that is new",
      "let all = [title, body, likes, posted, by]\n", "let all = [title, body, likes, by]\n",
      "let all = [title, likes, posted, by, summary]\n",
      "let all = [title, likes, by, summary]\n"
    ),
    (
      "an element that may have been moved and changed, another one taken out",
      "let all = [Auth(), Retry(1), Log()]\n", "let all = [Auth(), Retry(1)]\n",
      "let all = [Auth(), Log(), Retry(3)]\n", nil
    ),
    (
      "one moved to the end, one put between those that it passed",
      body("a()", "b()", "c()", "d()"), body("b()", "c()", "d()", "a()"),
      body("a()", "b()", "x()", "c()", "d()"), nil
    ),
    (
      "two of the same, one taken out",
      body("tick()", "tick()", "tick()"), body("tick()", "tick()"),
      body("tick()", "wait()", "tick()", "tick()"), nil
    ),
    (
      "a function that is called final",
      body("begin()", "final()", "end()"), body("begin()", "final()", "flush()", "end()"),
      body("begin()", "write()", "final()", "end()"),
      body("begin()", "write()", "final()", "flush()", "end()")
    ),
    (
      "one put before open, one behind",
      body("open()", "close()"), body("flush()", "open()", "close()"),
      body("open()", "write()", "close()"),
      body("flush()", "open()", "write()", "close()")
    ),
    (
      "both put one before open",
      body("open()", "close()"), body("flush()", "open()", "close()"),
      body("begin()", "open()", "close()"), nil
    ),
    (
      "cases of which one is contained in the other",
      body("switch path {", "case (\"orders\", \"all\"): all()", "default: none()", "}"),
      body(
        "switch path {", "case (\"orders\", \"new\"): new()", "case (\"orders\", \"all\"): all()",
        "default: none()", "}"),
      body(
        "switch path {", "case (\"orders\", let id): order(id)",
        "case (\"orders\", \"all\"): all()",
        "default: none()", "}"), nil
    ),
    (
      "cases swapped, one added behind them",
      body("switch n {", "case 1: a()", "case 2: b()", "default: none()", "}"),
      body("switch n {", "case 2: b()", "case 1: a()", "default: none()", "}"),
      body("switch n {", "case 1: a()", "case 2: b()", "case 2...3: c()", "default: none()", "}"),
      nil
    ),
    (
      "lines of one statement of SQL",
      sql("SELECT name", "FROM users", "WHERE age > 18"),
      sql("SELECT name, age", "FROM users", "WHERE age > 18"),
      sql("SELECT name", "FROM users", "WHERE age > 21"), nil
    ),
    (
      "statements of SQL swapped, one put between",
      sql("DELETE FROM a;", "DELETE FROM b;"), sql("DELETE FROM b;", "DELETE FROM a;"),
      sql("DELETE FROM a;", "DELETE FROM c;", "DELETE FROM b;"), nil
    ),
    (
      "two arguments of one call",
      body("f(a: 1, b: 2)"), body("f(a: 3, b: 2)"), body("f(a: 1, b: 4)"), nil
    ),
    (
      "two arguments with one between",
      body("f(1, 2, 3)"), body("f(4, 2, 3)"), body("f(1, 2, 5)"), nil
    ),
    (
      "a call in the place of another one, which has the same labels",
      body("send(a: input, b: input, c: 3)", "flush()"),
      body("send(a: input, b: 1, c: input)", "flush()"),
      body("close()", "send(a: input, b: input, c: 3)", "wait()", "flush()"), nil
    ),
    (
      "a call with labels in the place of one without, which has the same values",
      body("flush()", "send(2, 2)", "weak()"), body("flush()", "send(a: 1, b: 2, c: 2)", "weak()"),
      body("flush()", "send(3)", "send(2, 2)"), nil
    ),
    (
      "a branch in the place of another one, of which just the condition is the same",
      body("if isOpen {", "  a()", "} else {", "  b()", "}"),
      body("if isOpen {", "  c()", "  d()", "} else {", "  e()", "}"),
      body("if isShut {", "  a()", "} else {", "  b()", "}"), nil
    ),
    (
      "a branch in the place of another one, which has a line of it by chance",
      body("if isOpen {", "  a()", "  b()", "  log(0)", "}"),
      body("if isOpen {", "  c()", "  log(0)", "  d()", "}"),
      body("e()", "if isOpen {", "  a()", "  b()", "  log(0)", "}"), nil
    ),
    (
      "a local that one side renames",
      body("let sum = add()", "log(sum)", "end()"),
      body("let total = add()", "log(total)", "end()"),
      body("let sum = add()", "log(sum)", "end()", "send(sum)"), nil
    ),
    (
      "a parameter that one side renames",
      "func f(sum: Int) {\n  log(sum)\n  end()\n}\n",
      "func f(total: Int) {\n  log(total)\n  end()\n}\n",
      "func f(sum: Int) {\n  log(sum)\n  end()\n  send(sum)\n}\n", nil
    ),
    (
      "a name that one side takes for a local and the other means otherwise",
      body("let sum = add()", "log(sum)", "end()"),
      body("let total = add()", "log(total)", "end()"),
      body("let sum = add()", "log(sum)", "end()", "send(total)"), nil
    ),
    (
      "both add a method",
      "struct S {\n  func login() {}\n}\n",
      "struct S {\n  func login() {}\n\n  func connect() {}\n}\n",
      "struct S {\n  func login() {}\n\n  func send() {}\n}\n",
      "struct S {\n  func login() {}\n\n  func connect() {}\n\n  func send() {}\n}\n"
    ),
  ]

  @Test(arguments: rows)
  func keepsTheOrderOrAsks(
    name: String, base: String, one: String, other: String, result: String?
  ) throws {
    let path = try ProjectPath("A.swift")
    for (ours, theirs) in [(one, other), (other, one)] {
      let merge = FileMerge.merge(
        base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), at: path)
      let text = String(decoding: merge.contents, as: UTF8.self)
      if let result {
        #expect(text == result)
      } else {
        #expect(!merge.conflicts.isEmpty, "\(text)")
      }
    }
  }

  /// What has an order, whichever edit is made first.
  static let certain: [(name: String, base: String, one: String, other: String, result: String)] = [
    (
      "one taken out, one added behind it",
      body("self.a = a", "self.b = b"), body("self.a = a"),
      body("self.a = a", "self.b = b", "self.c = c"), body("self.a = a", "self.c = c")
    ),
    (
      "one changed, one added behind it",
      body("self.a = first", "end()"), body("self.a = last", "end()"),
      body("self.a = first", "self.b = b", "end()"),
      body("self.a = last", "self.b = b", "end()")
    ),
    (
      "both swap the same two, one takes one out elsewhere",
      body("final()", "check()", "send()", "log()"), body("check()", "final()", "send()", "log()"),
      body("check()", "final()", "send()"), body("check()", "final()", "send()")
    ),
    (
      "two beside each other changed",
      body("show(row, a: first)", "show(row, b: last)"),
      body("show(row, a: other)", "show(row, b: last)"),
      body("show(row, a: first)", "show(row, b: none)"),
      body("show(row, a: other)", "show(row, b: none)")
    ),
    (
      "an element renamed with its variable, one put behind it",
      body("let one = f()", "show([", "  one,", "  two,", "])"),
      body("let first = f()", "show([", "  first,", "  two,", "])"),
      body("let one = f()", "show([", "  one,", "  new,", "  two,", "])"),
      body("let first = f()", "show([", "  first,", "  new,", "  two,", "])")
    ),
    (
      "an argument renamed, one with a label added before it",
      body("f(", "  a: 1,", "  b: 2", ")"), body("f(", "  a: 1,", "  c: 2", ")"),
      body("f(", "  a: 1,", "  x: 0,", "  b: 2", ")"),
      body("f(", "  a: 1,", "  x: 0,", "  c: 2", ")")
    ),
    (
      "columns of a table",
      sql("CREATE TABLE \"a\" (", "  \"id\" INTEGER,", "  \"at\" REAL", ")"),
      sql("CREATE TABLE \"a\" (", "  \"id\" INTEGER,", "  \"at\" REAL,", "  \"b\" TEXT", ")"),
      sql("CREATE TABLE \"a\" (", "  \"id\" INTEGER,", "  \"c\" TEXT,", "  \"at\" REAL", ")"),
      sql(
        "CREATE TABLE \"a\" (", "  \"id\" INTEGER,", "  \"c\" TEXT,", "  \"at\" REAL,",
        "  \"b\" TEXT", ")")
    ),
    (
      "an attribute of a function, and what it does",
      "struct S {\n  func f(row: Row) {\n    a()\n  }\n}\n",
      "struct S {\n  @available(iOS 18, *)\n  func f(row: Row) {\n    a()\n  }\n}\n",
      "struct S {\n  func f(row: Row) {\n    a()\n    b(row)\n  }\n}\n",
      "struct S {\n  @available(iOS 18, *)\n  func f(row: Row) {\n    a()\n    b(row)\n  }\n}\n"
    ),
  ]

  @Test(arguments: certain)
  func mergesWhatHasAnOrder(
    name: String, base: String, one: String, other: String, result: String
  ) throws {
    let path = try ProjectPath("A.swift")
    for (ours, theirs) in [(one, other), (other, one)] {
      let merge = FileMerge.merge(
        base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), at: path)
      #expect(String(decoding: merge.contents, as: UTF8.self) == result)
    }
  }

  /// Words that are modifiers before a declaration are names everywhere else.
  @Test(arguments: [
    "convenience", "distributed", "dynamic", "final", "indirect", "infix", "isolated", "lazy",
    "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix",
    "prefix", "required", "unowned", "weak", "actor", "macro", "async",
  ])
  func callsWhatIsNamedAsAModifier(word: String) throws {
    for ours in ["\(word)()", "\(word)(1)", "\(word).run()", "\(word) = 1"] {
      let base = Self.body("begin()", ours, "let end = 1")
      let merge = try merged(
        base, Self.body("first()", "begin()", ours, "let end = 1"),
        Self.body("begin()", ours, "last()", "let end = 1"))

      #expect(merge.text == Self.body("first()", "begin()", ours, "last()", "let end = 1"))
      #expect(merge.conflicts.isEmpty)
    }
  }

  private static func body(_ lines: String...) -> String {
    "func f() {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  private static func sql(_ lines: String...) -> String {
    "let sql = \"\"\"\n" + lines.map { "  \($0)\n" }.joined() + "  \"\"\"\n"
  }
}
