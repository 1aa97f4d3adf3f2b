/// A small program in which order matters, with a number for each part, by which edits find it.
struct Program {
  /// The functions, the one that runs first.
  var functions: [Function]

  struct Function {
    let name: String
    var body: Block
  }

  struct Block {
    let id: Int
    var statements: [Statement]
  }

  struct Statement {
    let id: Int
    var kind: Kind
    /// What was taken out still holds its place, so that others find it before and after.
    var isGone = false
  }

  indirect enum Kind {
    /// `open()`
    case run(String)
    /// `log(1, name)`, or with labels
    case call(String, labels: [String], [Value])
    /// `let name = 1`; others know it by the statement's number.
    case declare(String, Value)
    case assign(Int, Value)
    case branch(Value, then: Block, otherwise: Block?)
    case choose(Value, [Case])
    /// `log([1, 2])`
    case list([Element], isLong: Bool)
    /// `log(1)` and calls behind it, each in a line
    case chain(Value, [Element])
    /// A text of several lines.
    case text([Element])
  }

  struct Case {
    let pattern: String
    var body: Block
  }

  struct Element {
    let id: Int
    var text: String
    var isGone = false
  }

  enum Value: Equatable {
    case number(Int)
    /// What a statement declares.
    case name(Int)
  }
}

extension Program {
  /// The program as Swift.
  var text: String {
    var writer = ProgramWriter(names: names)
    for function in functions { writer.write(function) }
    return writer.text
  }

  /// A statement as Swift.
  func text(of statement: Statement) -> String {
    var writer = ProgramWriter(names: names)
    writer.write(statement)
    return writer.text
  }

  var main: Block { functions[0].body }

  /// Every block, in no order that matters.
  var blocks: [Block] { functions.flatMap { $0.body.all } }

  private var names: [Int: String] {
    blocks.flatMap(\.present).reduce(into: [0: "input"]) { names, statement in
      if case .declare(let name, _) = statement.kind { names[statement.id] = name }
    }
  }
}

extension Program.Block {
  /// What is there of its statements.
  var present: [Program.Statement] { statements.filter { !$0.isGone } }

  /// The block and all that stand in it.
  var all: [Program.Block] { [self] + present.flatMap { $0.kind.blocks.flatMap(\.all) } }
}

extension Program.Kind {
  var blocks: [Program.Block] {
    switch self {
    case .branch(_, let then, let otherwise): [then] + (otherwise.map { [$0] } ?? [])
    case .choose(_, let cases): cases.map(\.body)
    default: []
    }
  }

  var elements: [Program.Element] {
    switch self {
    case .list(let elements, _), .chain(_, let elements), .text(let elements): elements
    default: []
    }
  }

  /// What is there of its elements.
  var presentElements: [Program.Element] { elements.filter { !$0.isGone } }
}

extension Program {
  /// Gives every block another list of statements.
  mutating func mapBlocks(_ change: (inout Block) -> Void) {
    for index in functions.indices { functions[index].body.map(change) }
  }
}

extension Program.Block {
  fileprivate mutating func map(_ change: (inout Program.Block) -> Void) {
    for index in statements.indices where !statements[index].isGone {
      switch statements[index].kind {
      case .branch(let value, var then, var otherwise):
        then.map(change)
        otherwise?.map(change)
        statements[index].kind = .branch(value, then: then, otherwise: otherwise)
      case .choose(let value, var cases):
        for place in cases.indices { cases[place].body.map(change) }
        statements[index].kind = .choose(value, cases)
      default: break
      }
    }
    change(&self)
  }
}
