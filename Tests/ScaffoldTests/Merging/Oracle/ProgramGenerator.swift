/// Makes up programs and edits of them.
struct ProgramGenerator {
  private var random: SeededGenerator
  private var lastID = 0
  /// The block that both sides edit, and a place in it.
  private var focus = (block: 0, place: 0)
  /// What the side that is made up began with.
  private var original: Program?

  init(seed: Int) { random = SeededGenerator(seed: seed) }

  /// Names of functions that are words of Swift elsewhere, too.
  private static let names = [
    "open", "close", "flush", "final", "lazy", "weak", "check", "override",
  ]
}

// MARK: - Programs

extension ProgramGenerator {
  mutating func program() -> Program {
    var main = block(depth: 0, names: [0], count: number(3...6))
    if number(0...2) == 0 { main.statements.insert(main.statements[0].copy(id: id()), at: 1) }
    let helpers = Self.names.map { name in
      let text = Program.Kind.list([Program.Element(id: id(), text: String(id()))], isLong: false)
      return Program.Function(
        name: name, body: Program.Block(id: id(), statements: [.init(id: id(), kind: text)]))
    }
    return Program(functions: [Program.Function(name: "main", body: main)] + helpers)
  }

  private mutating func block(depth: Int, names: [Int], count: Int) -> Program.Block {
    let id = id()
    var names = names
    var statements: [Program.Statement] = []
    for _ in 0..<count {
      let statement = statement(depth: depth, names: names)
      if case .declare = statement.kind { names.append(statement.id) }
      statements.append(statement)
    }
    return Program.Block(id: id, statements: statements)
  }

  private mutating func statement(depth: Int, names: [Int]) -> Program.Statement {
    let id = id()
    let value = value(names)
    let kind: Program.Kind
    switch number(0...(depth < 2 ? 13 : 8)) {
    case 0, 1: kind = .run(Self.names[number(0...7)])
    case 2, 3:
      kind = .call(
        pick(["log", "send"]), labels: [], [value] + (number(0...1) == 0 ? [] : [self.value(names)])
      )
    case 4:
      kind = .call("send", labels: ["a", "b", "c"], [value, self.value(names), self.value(names)])
    case 5: kind = .declare("value\(id)", value)
    case 6:
      kind = names.count > 1 ? .assign(names[number(1...(names.count - 1))], value) : .run("open")
    case 7: kind = .list(elements(2...4), isLong: number(0...1) == 0)
    case 8: kind = number(0...1) == 0 ? .chain(value, elements(1...3)) : .text(lines(2...4))
    case 9, 10, 11:
      let then = block(depth: depth + 1, names: names, count: number(1...3))
      let hasElse = number(0...2) == 0
      kind = .branch(
        value, then: then,
        otherwise: hasElse ? block(depth: depth + 1, names: names, count: number(1...2)) : nil)
    default:
      var cases = (0..<number(1...3)).map { _ in newCase(depth: depth, names: names) }
      cases.append(
        Program.Case(pattern: "default", body: block(depth: depth + 1, names: names, count: 1)))
      kind = .choose(value, cases)
    }
    return Program.Statement(id: id, kind: kind)
  }

  private mutating func newCase(depth: Int, names: [Int]) -> Program.Case {
    let first = number(0...3)
    let pattern = number(0...1) == 0 ? "case \(first)" : "case \(first)...\(first + number(0...2))"
    return Program.Case(
      pattern: pattern, body: block(depth: depth + 1, names: names, count: number(1...2)))
  }

  private mutating func value(_ names: [Int]) -> Program.Value {
    number(0...2) == 0 ? .name(names[number(0...(names.count - 1))]) : .number(number(0...3))
  }

  private mutating func elements(_ range: ClosedRange<Int>) -> [Program.Element] {
    (0..<number(range)).map { _ in Program.Element(id: id(), text: String(number(0...9))) }
  }

  private mutating func lines(_ range: ClosedRange<Int>) -> [Program.Element] {
    (0..<number(range)).map { _ in Program.Element(id: id(), text: line()) }
  }

  private mutating func line() -> String {
    pick(["SELECT", "FROM", "WHERE", "AND", "ORDER"]) + " \(number(0...9))"
  }

  private mutating func id() -> Int {
    lastID += 1
    return lastID
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }
}

extension Program.Statement {
  /// The same once more, if it has no parts.
  fileprivate func copy(id: Int) -> Program.Statement {
    if case .run = kind { return Program.Statement(id: id, kind: kind) }
    return Program.Statement(id: id, kind: .run("flush"))
  }
}

extension Program.Kind {
  /// Whether it is the other one with another name or another value.
  fileprivate func changes(_ other: Self) -> Bool {
    switch (self, other) {
    case (.declare(_, let value), .declare(_, let old)): value == old
    case (.call(let name, let labels, let values), .call(let old, let others, let olds)):
      name == old && labels == others && values.count == olds.count
        && zip(values, olds).count { $0 != $1 } < 2
    default: false
    }
  }
}

// MARK: - Edits

extension ProgramGenerator {
  /// Edits of two sides, beside each other more often than not.
  mutating func edits(of program: Program) -> ([ProgramEdit], [ProgramEdit]) {
    let block = pick(program.main.all.filter { $0.present.count > 1 })
    focus = (block.id, number(0...(block.present.count - 1)))
    return (side(of: program), side(of: program))
  }

  /// Where in a list of the block that both sides edit, most often; anywhere in others.
  private mutating func place(in block: Program.Block, of count: Int) -> Int {
    guard block.id == focus.block, number(0...9) > 0 else { return number(0...(count - 1)) }
    return min(max(focus.place + number(0...1), 0), count - 1)
  }

  private mutating func side(of program: Program) -> [ProgramEdit] {
    let (whole, base) = (program, program.text)
    original = program
    var program = program
    var edits: [ProgramEdit] = []
    let count = number(1...2)
    for _ in 0..<40 where edits.count < count || program.text == base {
      let isThere = number(0...9) > 0
      let blocks = program.main.all.filter { !$0.present.isEmpty }
      let block = isThere ? blocks.first { $0.id == focus.block } ?? pick(blocks) : pick(blocks)
      let edit = edit(of: block, in: program)
      var edited = program
      // What is edited twice looks as if something else had been done to it.
      let isNew = edits.allSatisfy { $0.parts.isDisjoint(with: edit.parts) }
      // One of two that are the same, moved past the other, looks as if what was put between stood
      // elsewhere.
      let isSeen = whole.edited([edit])?.text != base
      guard isNew, isSeen, edit.apply(to: &edited), edited.text != program.text,
        ProgramRun.behaviour(of: edited.text) != nil
      else { continue }
      program = edited
      edits.append(edit)
    }
    return Self.needed(edits, for: program.text, in: whole)
  }

  /// The fewest of some edits that give a text: nobody sees what was put in and taken out again.
  private static func needed(
    _ edits: [ProgramEdit], for text: String, in program: Program
  ) -> [ProgramEdit] {
    // Of two that are the same, one taken out and the other moved is the other taken out.
    let others = program.main.all.flatMap(\.present).map { ProgramEdit.delete($0.id) }
    if edits.count > 1, let one = others.first(where: { program.edited([$0])?.text == text }) {
      return [one]
    }
    let choices = (0..<(1 << edits.count)).sorted { $0.nonzeroBitCount < $1.nonzeroBitCount }
    for choice in choices {
      let chosen = edits.indices.filter { choice & 1 << $0 != 0 }.map { edits[$0] }
      if program.edited(chosen)?.text == text { return chosen }
    }
    return edits
  }

  private mutating func edit(of block: Program.Block, in program: Program) -> ProgramEdit {
    let statement = block.present[place(in: block, of: block.present.count)]
    let others = block.present.filter { $0.id != statement.id }
    switch number(0...9) {
    case 0, 1, 2: return insertion(block, in: program)
    case 3: return deletion(of: statement, block, in: program)
    case 4, 5:
      guard let other = others.randomElement(using: &random),
        areSingle([statement, other], block, in: program)
      else { break }
      return .swap(statement.id, other.id)
    case 6:
      guard let other = others.randomElement(using: &random),
        areSingle([statement, other], block, in: program)
      else { break }
      let places = [statement, other].map { one in block.present.firstIndex { $0.id == one.id } }
      let isNext = places[1] == places[0].map { $0 + 1 }
      // Before the one above it, it is as well behind the one above that.
      if let one = places[0], let two = places[1], one == two + 2 {
        return .swap(statement.id, block.present[one - 1].id)
      }
      return isNext ? .swap(statement.id, other.id) : .move(statement.id, after: other.id)
    default: break
    }
    if case .run = statement.kind { return deletion(of: statement, block, in: program) }
    return inside(statement)
  }

  /// Of two that are the same nobody can say which was moved.
  private func areSingle(
    _ statements: [Program.Statement], _ block: Program.Block, in program: Program
  ) -> Bool {
    let texts = block.present.map(program.text)
    return statements.allSatisfy { one in texts.count { $0 == program.text(of: one) } == 1 }
  }

  /// Of two that are the same nobody can say which is gone.
  private func deletion(
    of statement: Program.Statement, _ block: Program.Block, in program: Program
  ) -> ProgramEdit {
    let text = program.text(of: statement)
    return .delete((block.present.first { program.text(of: $0) == text } ?? statement).id)
  }

  private mutating func insertion(_ block: Program.Block, in program: Program) -> ProgramEdit {
    let present = block.present
    let place = place(in: block, of: present.count + 1)
    let names = present[..<place].compactMap { statement -> Int? in
      if case .declare = statement.kind { statement.id } else { nil }
    }
    let after = place == 0 ? nil : present[place - 1].id
    let before = original?.main.all.first { $0.id == block.id }?.statements ?? []
    let known = Set((block.statements + before).map(program.text))
    let gone = block.statements.filter(\.isGone)
    var new = statement(depth: 1, names: [0] + names)
    // What is put beside something that is or was like it looks as if nothing had moved, or as if the
    // other one had been changed.
    while known.contains(program.text(of: new))
      || gone.contains(where: { new.kind.changes($0.kind) })
    {
      new = statement(depth: 1, names: [0] + names)
    }
    return .insert(new, block: block.id, after: after)
  }

  private mutating func inside(_ statement: Program.Statement) -> ProgramEdit {
    switch statement.kind {
    case .declare:
      guard number(0...3) > 0 else { break }
      return .rename(statement.id, "renamed\(id())")
    case .call(_, _, let values):
      return .change(
        statement.id, argument: number(0...(values.count - 1)), .number(number(4...9)))
    case .choose(_, let cases):
      guard number(0...2) > 0 else { break }
      let before = cases.dropLast().randomElement(using: &random)?.body.id
      return .addCase(newCase(depth: 2, names: [0]), to: statement.id, after: before)
    case .list, .chain, .text: return elements(of: statement)
    case .run, .assign, .branch: break
    }
    return .change(statement.id, argument: 0, .number(number(4...9)))
  }

  private mutating func elements(of statement: Program.Statement) -> ProgramEdit {
    var isText = false
    if case .text = statement.kind { isText = true }
    let text = isText ? line() : String(number(10...99))
    let (elements, new) = (statement.kind.presentElements, id())
    let (one, other) = (
      elements.randomElement(using: &random), elements.randomElement(using: &random)
    )
    switch number(0...3) {
    case 0:
      return .insertElement(Program.Element(id: new, text: text), to: statement.id, after: one?.id)
    case 1:
      // Of two that are the same nobody can say which is gone.
      guard let one, elements.count > 1 else { break }
      return .deleteElement((elements.first { $0.text == one.text } ?? one).id)
    case 2:
      guard let one, let other, one.id != other.id else { break }
      return .swapElements(one.id, other.id)
    default: break
    }
    guard let one else {
      return .insertElement(Program.Element(id: new, text: text), to: statement.id, after: nil)
    }
    return .changeElement(one.id, text)
  }
}
