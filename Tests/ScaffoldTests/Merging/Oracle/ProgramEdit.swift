/// What one side does to a program, said by the numbers of its parts, so that it can be done before
/// and after what the other side does.
enum ProgramEdit {
  case insert(Program.Statement, block: Int, after: Int?)
  case delete(Int)
  case swap(Int, Int)
  case move(Int, after: Int)
  case rename(Int, String)
  case change(Int, argument: Int, Program.Value)
  case addCase(Program.Case, to: Int, after: Int?)
  case insertElement(Program.Element, to: Int, after: Int?)
  case deleteElement(Int)
  case swapElements(Int, Int)
  case changeElement(Int, String)
}

extension ProgramEdit {
  /// What two sides did alike is done once.
  var name: String {
    switch self {
    case .swap(let one, let other): "swap \(min(one, other)) \(max(one, other))"
    case .swapElements(let one, let other): "swap \(min(one, other)) \(max(one, other)) in a list"
    case .insert(let statement, let block, let before):
      "insert \(statement.kind) in \(block) after \(before ?? 0)"
    case .insertElement(let element, let statement, let before):
      "insert \(element.text) in \(statement) after \(before ?? 0)"
    default: "\(self)"
    }
  }

  /// The parts that it puts in, takes out, changes or holds on to.
  var parts: Set<Int> {
    switch self {
    case .insert(let statement, _, let before): [statement.id, before ?? 0]
    case .delete(let id), .rename(let id, _), .change(let id, _, _), .deleteElement(let id),
      .changeElement(let id, _):
      [id]
    case .swap(let one, let other), .move(let one, let other), .swapElements(let one, let other):
      [one, other]
    case .addCase(let new, _, let before): [new.body.id, before ?? 0]
    case .insertElement(let element, _, let before): [element.id, before ?? 0]
    }
  }

  /// - Returns: whether the program has what is edited. What is gone need not be taken out again, and
  ///   what follows it stands where it stood; it is changed and moved no more.
  func apply(to program: inout Program) -> Bool {
    var isDone = false
    switch self {
    case .delete, .deleteElement: isDone = true
    default: break
    }
    program.mapBlocks { block in
      isDone = apply(to: &block) || isDone
      for index in block.statements.indices where !block.statements[index].isGone {
        isDone = apply(to: &block.statements[index]) || isDone
      }
    }
    return isDone
  }

  private func apply(to block: inout Program.Block) -> Bool {
    let place = { [statements = block.statements] id in
      statements.firstIndex { $0.id == id && !$0.isGone }
    }
    switch self {
    case .insert(let statement, let id, let before):
      guard block.id == id else { return false }
      return block.statements.insert(statement, after: before, id: \.id)
    case .delete(let id):
      guard let index = place(id) else { return false }
      block.statements[index].isGone = true
    case .swap(let one, let other):
      guard let one = place(one), let other = place(other) else { return false }
      block.statements.swapAt(one, other)
    case .move(let id, let before):
      guard let index = place(id), block.statements.contains(where: { $0.id == before }) else {
        return false
      }
      let statement = block.statements.remove(at: index)
      return block.statements.insert(statement, after: before, id: \.id)
    default: return false
    }
    return true
  }

  private func apply(to statement: inout Program.Statement) -> Bool {
    switch (self, statement.kind) {
    case (.rename(statement.id, let name), .declare(_, let value)):
      statement.kind = .declare(name, value)
    case (.change(statement.id, let index, let value), let kind):
      statement.kind = kind.replacing(index, with: value)
    case (.addCase(let new, statement.id, let before), .choose(let value, var cases)):
      guard cases.insert(new, after: before, id: \.body.id) else { return false }
      statement.kind = .choose(value, cases)
    default:
      var elements = statement.kind.elements
      guard apply(to: &elements, of: statement.id) else { return false }
      statement.kind = statement.kind.replacing(elements)
    }
    return true
  }

  private func apply(to elements: inout [Program.Element], of statement: Int) -> Bool {
    let place = { [elements] (id: Int) in elements.firstIndex { $0.id == id && !$0.isGone } }
    switch self {
    case .insertElement(let element, statement, let before):
      return elements.insert(element, after: before, id: \.id)
    case .deleteElement(let id):
      guard let index = place(id) else { return false }
      elements[index].isGone = true
    case .swapElements(let one, let other):
      guard let one = place(one), let other = place(other) else { return false }
      elements.swapAt(one, other)
    case .changeElement(let id, let text):
      guard let index = place(id) else { return false }
      elements[index].text = text
    default: return false
    }
    return true
  }
}

extension Program {
  /// The program after some edits; `nil` if it lacks what one of them edits.
  func edited(_ edits: [ProgramEdit]) -> Program? {
    var program = self
    for edit in edits where !edit.apply(to: &program) { return nil }
    return program
  }
}

extension Program.Kind {
  fileprivate func replacing(_ index: Int, with value: Program.Value) -> Self {
    switch self {
    case .call(let name, let labels, var values):
      values[index] = value
      return .call(name, labels: labels, values)
    case .declare(let name, _): return .declare(name, value)
    case .assign(let id, _): return .assign(id, value)
    case .branch(_, let then, let otherwise):
      return .branch(value, then: then, otherwise: otherwise)
    case .choose(_, let cases): return .choose(value, cases)
    case .chain(_, let elements): return .chain(value, elements)
    case .run, .list, .text: return self
    }
  }

  fileprivate func replacing(_ elements: [Program.Element]) -> Self {
    switch self {
    case .list(_, let isLong): .list(elements, isLong: isLong)
    case .chain(let value, _): .chain(value, elements)
    case .text: .text(elements)
    default: self
    }
  }
}

extension Array {
  /// - Returns: whether what it is to follow is there; `nil` is the beginning.
  fileprivate mutating func insert(
    _ element: Element, after id: Int?, id number: (Element) -> Int
  ) -> Bool {
    guard let id else {
      insert(element, at: 0)
      return true
    }
    guard let index = firstIndex(where: { number($0) == id }) else { return false }
    insert(element, at: index + 1)
    return true
  }
}
