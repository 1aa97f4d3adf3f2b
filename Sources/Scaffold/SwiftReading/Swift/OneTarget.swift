/// Makes Swift files of many targets fit into one: the app's, or that of its tests.
///
/// Imports of our own targets go, and so do the access levels that only neighbours need; with them
/// goes an initializer that Swift then makes itself. Texts and comments stay as they are.
package struct OneTarget: Sendable {
  /// The targets that are one now.
  let merged: Set<String>
  /// The module that tests import instead; `nil` for a file of the app itself.
  let tested: String?

  package init(merged: Set<String>, tested: String?) {
    self.merged = merged
    self.tested = tested
  }

  package func rewrite(_ text: String) -> String {
    let bytes = [mergingImports, droppingAccess, droppingInitializers]
      .reduce(Array(text.utf8)) { $1(SwiftSource($0)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - Imports

extension OneTarget {
  private func mergingImports(in source: SwiftSource) -> [UInt8] {
    let groups = source.imports
    let ours = groups.indices.filter { groups[$0].contains { merged.contains($0.module) } }
    guard !ours.isEmpty else { return source.bytes }
    let place = tested == nil ? nil : placeOfTested(groups)
    let edits = Set(ours + [place].compactMap(\.self)).map { index in
      edit(of: groups[index], tested: index == place ? tested : nil, in: source)
    }
    return source.bytes.replacing(edits)
  }

  /// Where the import of the tested module goes: among others of its kind, which stand apart, or
  /// below the first imports.
  private func placeOfTested(_ groups: [[ImportLine]]) -> Int {
    groups.firstIndex { $0.allSatisfy(\.statement.isTestable) } ?? 0
  }

  private func edit(
    of group: [ImportLine], tested: String?, in source: SwiftSource
  ) -> (range: Range<Int>, text: String) {
    let kept = group.filter { !merged.contains($0.module) }.map { source[$0.line] }.joined()
    let testable = tested.map { "@testable import \($0)\n" } ?? ""
    let gap = kept.isEmpty || testable.isEmpty ? "" : "\n"
    var range = group[0].line.lowerBound..<group[group.count - 1].line.upperBound
    // What stood apart from the imports has nothing to stand apart from.
    while kept.isEmpty, testable.isEmpty, range.upperBound < source.bytes.count {
      let next = source.line(around: range.upperBound)
      guard source.isBlank(next) else { break }
      range = range.lowerBound..<next.upperBound
    }
    return (range, kept + gap + testable)
  }
}

// MARK: - Access levels

extension OneTarget {
  private func droppingAccess(in source: SwiftSource) -> [UInt8] {
    source.bytes.replacing(
      source.tokens.indices.compactMap { index in
        accessEnd(at: index, in: source).map { end in
          (source.tokens[index].range.lowerBound..<end, "")
        }
      })
  }

  /// Where an access level ends, with the blanks behind it; `nil` if there is none.
  private func accessEnd(at index: Int, in source: SwiftSource) -> Int? {
    // What no other target depends on has no layout to promise to one.
    if source.says("@", at: index), source.says("frozen", at: index + 1),
      source.tokens.indices.contains(index + 2)
    {
      return source.tokens[index + 2].range.lowerBound
    }
    guard
      source.says("package", at: index) || source.says("public", at: index)
        || source.says("open", at: index), !isName(index, in: source)
    else { return nil }
    let isOfSetter = source.says("(", at: index + 1) && source.says("set", at: index + 2)
    let last = isOfSetter ? index + 3 : index
    guard source.tokens.indices.contains(last + 1),
      source.says("@", at: last + 1) || Self.declaring.contains(source[last + 1])
    else { return nil }
    let (end, next) = (source.tokens[last].range.upperBound, source.tokens[last + 1].range)
    return source.bytes[end..<next.lowerBound].contains(UInt8(ascii: "\n")) ? nil : next.lowerBound
  }

  /// True if the word is used as a name: `case open`, `.package`.
  private func isName(_ index: Int, in source: SwiftSource) -> Bool {
    [".", "case", ",", "let", "var", "func", "="].contains(source[index - 1])
  }

  /// The words that stand behind an access level.
  private static let declaring: Set<String> = [
    "actor", "async", "class", "convenience", "distributed", "dynamic", "enum", "extension",
    "fileprivate", "final", "func", "import", "indirect", "infix", "init", "internal", "isolated",
    "lazy", "let", "macro", "mutating", "nonisolated", "nonmutating", "open", "operator",
    "override", "package", "postfix", "prefix", "private", "protocol", "public", "required",
    "static", "struct", "subscript", "typealias", "unowned", "var", "weak",
  ]
}

// MARK: - Initializers

extension OneTarget {
  private func droppingInitializers(in source: SwiftSource) -> [UInt8] {
    source.bytes.replacing(
      source.structBodies.compactMap { body in
        MemberwiseInitializer.range(in: body, of: source).map { ($0, "") }
      })
  }
}

extension SwiftSource {
  /// The texts between the braces of each `struct`, as tokens.
  fileprivate var structBodies: [Range<Int>] {
    tokens.indices.compactMap { index in
      guard says("struct", at: index),
        let start = tokens[index...].indices.first(where: { says("{", at: $0) }),
        let end = closing(start)
      else { return nil }
      return (start + 1)..<end
    }
  }
}
