/// Gives our targets other names in the files that import them.
package struct RenamedTargets: Sendable {
  let names: [String: String]

  package init(names: [String: String]) {
    self.names = names
  }

  package func rewrite(_ text: String) -> String {
    let source = SwiftSource(Array(text.utf8))
    let groups = source.imports.filter { $0.contains { names[$0.module] != nil } }
    let bytes = source.bytes.replacing(groups.map { edit(of: $0, in: source) })
    return String(decoding: bytes, as: UTF8.self)
  }

  /// With other names, the imports have another order.
  private func edit(
    of group: [ImportLine], in source: SwiftSource
  ) -> (range: Range<Int>, text: String) {
    let lines = group.map { line in
      let module = names[line.module] ?? line.module
      let name = line.statement.name
      let start = source[line.line.lowerBound..<name.lowerBound]
      let end = source[name.upperBound..<line.line.upperBound]
      return (module: module, text: start + module + end)
    }
    let sorted = lines.sorted { $0.module < $1.module }.map(\.text).joined()
    return (group[0].line.lowerBound..<group[group.count - 1].line.upperBound, sorted)
  }
}
