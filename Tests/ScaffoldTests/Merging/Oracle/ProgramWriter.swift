/// Writes a program as Swift.
struct ProgramWriter {
  /// What each statement declares, by its number.
  let names: [Int: String]
  private(set) var text = ""
  private var depth = 0

  init(names: [Int: String]) { self.names = names }

  mutating func write(_ function: Program.Function) {
    let isFirst = text.isEmpty
    text += (isFirst ? "" : "\n") + "func \(function.name)(\(isFirst ? "input: Int" : "")) {\n"
    write(function.body)
    line("}")
  }
}

extension ProgramWriter {
  private mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private mutating func write(_ block: Program.Block) {
    depth += 1
    for statement in block.present { write(statement) }
    depth -= 1
  }

  mutating func write(_ statement: Program.Statement) {
    switch statement.kind {
    case .run(let name): line("\(name)()")
    case .call(let name, let labels, let values):
      let arguments = values.enumerated().map { index, value in
        (labels.isEmpty ? "" : labels[index] + ": ") + shown(value)
      }
      line("\(name)(\(arguments.joined(separator: ", ")))")
    case .declare(let name, let value): line("var \(name) = \(shown(value))")
    case .assign(let id, let value): line("\(names[id] ?? "missing") = \(shown(value))")
    case .branch(let value, let then, let otherwise):
      line("if \(shown(value)) > 1 {")
      write(then)
      if let otherwise {
        line("} else {")
        write(otherwise)
      }
      line("}")
    case .choose(let value, let cases):
      line("switch \(shown(value)) {")
      for choice in cases {
        line(choice.pattern + ":")
        write(choice.body)
      }
      line("}")
    default: writeLong(statement.kind)
    }
  }

  private mutating func writeLong(_ kind: Program.Kind) {
    let elements = kind.presentElements
    switch kind {
    case .list(_, isLong: false):
      line("log([\(elements.map(\.text).joined(separator: ", "))])")
    case .list(_, isLong: true):
      line("log([")
      depth += 1
      for element in elements { line(element.text + ",") }
      depth -= 1
      line("])")
    case .chain(let value, _):
      line("start(\(shown(value)))")
      depth += 1
      for element in elements { line(".add(\(element.text))") }
      depth -= 1
    case .text:
      line("log(\"\"\"")
      depth += 1
      for element in elements { line(element.text) }
      line("\"\"\")")
      depth -= 1
    default: break
    }
  }

  private func shown(_ value: Program.Value) -> String {
    switch value {
    case .number(let number): String(number)
    case .name(let id): names[id] ?? "missing"
    }
  }
}
