import SwiftReading

/// Keeps the imports that one side takes out while the other adds code that may need them.
///
/// Which module declares a name, the text of a file does not say. So they stay where the added code uses a
/// name that the side without them does not say, unless somebody knows better.
struct NeededImports {
  /// False where a module is known to declare none of some names.
  let mayDeclare: (_ module: String, _ names: Set<String>) -> Bool

  /// The base without the lines of such imports, which the side that has them then adds.
  func settled(base: Text, disk: Text, wanted: Text) -> Text {
    let (old, ours, theirs) = (Side(base), Side(disk), Side(wanted))
    let (goneHere, goneThere) = (old.modules(goneFrom: ours), old.modules(goneFrom: theirs))
    let needed =
      self.needed(goneThere.subtracting(goneHere), by: ours, besides: old, theirs)
      + self.needed(goneHere.subtracting(goneThere), by: theirs, besides: old, ours)
    var settled = Array(base)
    for line in old.imports.reversed() where needed.contains(line.module) {
      settled.removeSubrange(line.line)
    }
    return settled[...]
  }

  private func needed(
    _ modules: Set<String>, by side: Side, besides one: Side, _ other: Side
  ) -> [String] {
    guard !modules.isEmpty else { return [] }
    let (uses, before) = (side.uses, one.uses)
    let names = Set(uses.keys.filter { uses[$0, default: 0] > before[$0, default: 0] })
      .subtracting(side.source.declaredWords).subtracting(other.words)
    return names.isEmpty ? [] : modules.filter { mayDeclare($0, names) }
  }

  private struct Side {
    let source: SwiftSource
    let imports: [ImportLine]

    init(_ text: Text) {
      source = SwiftSource(Array(text), countsLines: false)
      imports = source.imports.flatMap(\.self)
    }

    func modules(goneFrom other: Side) -> Set<String> {
      Set(imports.map(\.module)).subtracting(other.imports.map(\.module))
    }

    var words: Set<String> {
      Set(source.tokens.indices.filter(source.isWord).map(source.name))
    }

    /// The names of types, members and macros, those that a module may declare, and how often each stands
    /// there.
    var uses: [String: Int] {
      source.tokens.indices.filter(source.isWord).filter { index in
        source.says(".", at: index - 1) || source.says("#", at: index - 1)
          || source[index].first?.isUppercase ?? false
      }.reduce(into: [:]) { $0[source.name(at: $1), default: 0] += 1 }
    }
  }
}
