/// The parts of a template, and which of them are there.
package struct PartChoice: Sendable {
  /// In the order of their names.
  package let parts: [Part]
  private let byName: [String: Part]
  /// Each after those that it needs or is there with: later ones are laid over earlier ones.
  private let layers: [Part]
  private let byWord: [String: [PartWord]]

  /// - Parameter chosen: what the answers to a variable may name.
  init(_ parts: [Part], of template: String, chosen: [String]) throws(DataError) {
    self.parts = parts
    byName = Dictionary(parts.map { ($0.name, $0) }) { first, _ in first }
    var byWord: [String: [PartWord]] = [:]
    for part in parts {
      for code in part.words {
        let word = PartWord(code, part: part.name)
        byWord[word.text, default: []].append(word)
      }
    }
    let named = parts.map { ($0.name + "/", $0.needs + $0.with) } + [("", chosen)]
    for (folder, names) in named {
      for other in names where byName[other] == nil {
        throw DataError(
          .unknownPart(other, Suggestion(for: other, among: parts.map(\.name))),
          at: DataPlace(file: "\(template)/\(folder)\(Template.infoPath)", line: 1, column: 1))
      }
    }
    self.byWord = byWord
    layers = Self.layers(of: parts, byName)
  }

  private static func layers(of parts: [Part], _ byName: [String: Part]) -> [Part] {
    var (layers, seen): ([Part], Set<String>) = ([], [])
    func visit(_ part: Part) {
      guard seen.insert(part.name).inserted else { return }
      for name in part.needs + part.with { byName[name].map(visit) }
      layers.append(part)
    }
    parts.forEach(visit)
    return layers
  }
}

extension PartChoice {
  package var isEmpty: Bool { parts.isEmpty }

  package subscript(name: String) -> Part? { byName[name] }

  /// The place of a part among all, in which later ones are laid over earlier ones; 0 of none.
  func layer(of name: String?) -> Int { (layers.firstIndex { $0.name == name } ?? -1) + 1 }

  /// Some of the parts, each after those that it needs or is there with.
  func ordered(_ names: Set<String>) -> [Part] { layers.filter { names.contains($0.name) } }

  /// Parts and what they need, whatever conditions say.
  func needed(by names: [String]) -> Set<String> {
    var (needed, next): (Set<String>, [String]) = ([], names)
    while let name = next.popLast() {
      if needed.insert(name).inserted { next += byName[name]?.needs ?? [] }
    }
    return needed
  }

  /// The parts that code asks for by a word of it.
  ///
  /// - Parameter token: gives the token so many places behind the word; an empty text where there is none.
  package func parts(askedForAt token: (Int) -> String) -> [String] {
    (byWord[token(0)] ?? []).filter { $0.isThere(token) }.map(\.part)
  }

  /// The parts that code asks for by a word alone, whatever stands beside it.
  package func parts(askedForBy word: String) -> [String] {
    parts { $0 == 0 ? word : "" }
  }

  /// The parts that are there when some are wanted: these, what they need, and what they bring
  /// together.
  ///
  /// - Parameters:
  ///   - wanted: names; those of parts that are gone do not count. `nil` for all that can be.
  ///   - values: what conditions depend on.
  package func closed(
    _ wanted: Set<String>?, for values: [String: Value]
  ) throws(TemplateError) -> Set<String> {
    var possible: [String: Part] = [:]
    for part in parts where try part.info.condition.holds(for: values) {
      possible[part.name] = part
    }
    let wanted = wanted ?? Set(possible.values.filter(\.with.isEmpty).map(\.name))
    var closed: Set<String> = []
    var next = wanted.filter { possible[$0] != nil }
    repeat {
      closed.formUnion(next)
      // What is there for several parts is of no use without one of them, whoever asks for it.
      let needed = Set(next.flatMap { name in possible[name].map { $0.needs + $0.with } ?? [] })
      let brought = possible.values.filter { part in
        !part.with.isEmpty && closed.isSuperset(of: part.with)
      }
      next = needed.union(brought.map(\.name)).subtracting(closed)
        .filter { possible[$0] != nil }
    } while !next.isEmpty
    return closed
  }
}
