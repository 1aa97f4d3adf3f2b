/// The parts of a template, and which of them are there.
package struct PartChoice: Sendable {
  /// In the order of their names.
  package let parts: [Part]
  private let byName: [String: Part]
  private let byWord: [String: [String]]

  init(_ parts: [Part], of template: String) throws(DataError) {
    self.parts = parts
    byName = Dictionary(parts.map { ($0.name, $0) }) { first, _ in first }
    var byWord: [String: [String]] = [:]
    for part in parts {
      for word in part.words { byWord[word, default: []].append(part.name) }
      for other in part.needs + part.with where byName[other] == nil {
        throw DataError(
          .unknownPart(other, Suggestion(for: other, among: parts.map(\.name))),
          at: DataPlace(file: "\(template)/\(part.name)/\(Template.infoPath)", line: 1, column: 1))
      }
    }
    self.byWord = byWord
  }
}

extension PartChoice {
  package var isEmpty: Bool { parts.isEmpty }

  package subscript(name: String) -> Part? { byName[name] }

  /// The parts that code asks for by a word of it.
  package func parts(askedForBy word: String) -> [String] { byWord[word] ?? [] }

  /// The parts that are there when some are wanted: these, what they need, and what they bring
  /// together.
  ///
  /// - Parameters:
  ///   - wanted: names; those of parts that are gone do not count. `nil` for all.
  ///   - values: what conditions depend on.
  package func closed(
    _ wanted: Set<String>?, for values: [String: Value]
  ) throws(TemplateError) -> Set<String> {
    var possible: [String: Part] = [:]
    for part in parts where try part.condition.holds(for: values) { possible[part.name] = part }
    guard let wanted else { return Set(possible.keys) }
    var closed: Set<String> = []
    var next = wanted.filter { possible[$0] != nil }
    repeat {
      closed.formUnion(next)
      let needed = Set(next.flatMap { possible[$0]?.needs ?? [] })
      let brought = possible.values.filter { part in
        !part.with.isEmpty && closed.isSuperset(of: part.with)
      }
      next = needed.union(brought.map(\.name)).subtracting(closed)
        .filter { possible[$0] != nil }
    } while !next.isEmpty
    return closed
  }
}
