/// Gives words of Swift files other names: never in texts, and never in comments.
package struct RenamedWords: Sendable {
  package let names: [String: String]
  /// The types whose members a word that starts with a small letter may be; `nil` if it is renamed
  /// wherever it stands.
  private let owners: Set<String>?
  /// The words that are renamed wherever they stand all the same.
  private let free: Set<String>

  package init(
    _ names: [String: String], membersOf owners: Set<String>? = nil, free: Set<String> = []
  ) {
    (self.names, self.owners, self.free) = (names, owners, free)
  }

  package func rewrite(_ bytes: [UInt8]) -> [UInt8] {
    let source = SwiftSource(bytes)
    let edits = source.tokens.indices.compactMap { index -> (range: Range<Int>, text: String)? in
      guard let name = name(at: index, in: source) else { return nil }
      return (source.tokens[index].range, name)
    }
    guard !edits.isEmpty else { return bytes }
    // Whoever had imports in another order wanted them so.
    let sorted = source.imports.map(\.isSorted)
    let renamed = SwiftSource(bytes.replacing(edits))
    return renamed.sortingImports(where: sorted)
  }

  /// The first word of a file that would be mistaken for a new name, and its place.
  package func firstTaken(
    in bytes: [UInt8], besides known: Set<String>
  ) -> (word: String, offset: Int)? {
    let source = SwiftSource(bytes)
    let taken = Set(names.values).subtracting(names.keys).subtracting(known)
    let index = source.tokens.indices.first { index in
      source.isWord(at: index) && taken.contains(source[index]) && !isOther(index, in: source)
    }
    return index.map { (source[$0], source.tokens[$0].range.lowerBound) }
  }

  /// True if a word is something else that is called so.
  private func isOther(_ index: Int, in source: SwiftSource) -> Bool {
    guard let owners, source[index].first?.isLowercase ?? false, !free.contains(source[index])
    else { return false }
    guard source.says(".", at: index - 1) else { return true }
    if owners.contains(source[index - 2]) { return false }
    // `.login(.start)`, where its type is known: what stands before is no value.
    return !(source.says("(", at: index + 1) && source.isBeginning(index - 1))
  }

  private func name(at index: Int, in source: SwiftSource) -> String? {
    guard source.isWord(at: index), let name = names[source[index]] else { return nil }
    return isOther(index, in: source) ? nil : name
  }
}

extension SwiftSource {
  /// All words of the file.
  package var words: Set<String> {
    Set(tokens.filter { $0.kind == .word }.map { self[$0.range] })
  }

  /// True if an expression begins with a token.
  fileprivate func isBeginning(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    if isWord(at: index - 1) {
      return ["await", "case", "in", "return", "try", "where"].contains(self[index - 1])
    }
    return "([{,:=".contains(self[index - 1])
  }

  /// The file with its runs of imports in order, where they were so before.
  fileprivate func sortingImports(where wereSorted: [Bool]) -> [UInt8] {
    let groups = zip(imports, wereSorted).filter { $0.1 && !$0.0.isSorted }.map(\.0)
    return bytes.replacing(
      groups.map { group in
        let lines = group.map { (module: $0.module, text: self[$0.line]) }
        let text = lines.sorted { $0.module < $1.module }.map(\.text).joined()
        return (group[0].line.lowerBound..<group[group.count - 1].line.upperBound, text)
      })
  }
}

extension [ImportLine] {
  fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0.module <= $1.module } }
}
