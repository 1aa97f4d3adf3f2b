/// Finds what a part of a manifest may change, by the look of its tokens.
struct MutationScan {
  private let source: SwiftSource
  private let tokens: Range<Int>

  init(_ source: SwiftSource, in range: Range<Int>? = nil) {
    self.source = source
    let range = range ?? 0..<source.bytes.count
    let first = source.tokens.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    let end = source.tokens.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    tokens = first..<max(first, end)
  }
}

extension MutationScan {
  /// The byte at which a target is changed after it was made: `target.dependencies += ["Core"]`.
  var changeOfTarget: Int? {
    let extendsTargets = tokens.contains { index in
      source.says("extension", at: index) && source.says("Target", at: index + 1)
    }
    let place = tokens.first { index in
      guard source.isWord(at: index), source.says(".", at: index - 1),
        Self.essentials.contains(source[index]), isChanged(behind: index)
      else { return false }
      if !extendsTargets, source.says("self", at: index - 2) { return false }
      let isOfPackage = source.says("package", at: index - 2) && !source.says(".", at: index - 3)
      return !isOfPackage || source.says("[", at: index + 1)
    }
    return place.map { source.tokens[$0].range.lowerBound }
  }

  var mayReturn: Bool { tokens.contains { source.says("return", at: $0) } }

  /// The variables that are given another value, or changed by a method.
  var variables: Set<String> {
    Set(
      tokens.compactMap { index in
        guard source.isWord(at: index), !source.says(".", at: index - 1) else { return nil }
        if source.says("&", at: index - 1), !source.says("&", at: index - 2) {
          return source[index]
        }
        let isNew = source.says("let", at: index - 1) || source.says("var", at: index - 1)
        let last = endOfPath(from: index)
        guard !isNew, isChanged(behind: last), !Self.settings.contains(source[last]) else {
          return nil
        }
        return source[index]
      })
  }

  /// `package.targets`: the last word of the path that starts here, before the method called on it.
  private func endOfPath(from start: Int) -> Int {
    var index = start
    while true {
      let next = behindBrackets(index + 1)
      guard source.says(".", at: next), source.isWord(at: next + 1),
        !Self.methods.contains(source[next + 1])
      else { return index }
      index = next + 1
    }
  }

  /// Goes behind `[…]`, `?` and `!`.
  private func behindBrackets(_ start: Int) -> Int {
    var index = start
    while true {
      if source.says("[", at: index) {
        index = source.end(index) + 1
      } else if source.says("?", at: index) || source.says("!", at: index),
        source.says(".", at: index + 1)
      {
        index += 1
      } else {
        return index
      }
    }
  }

  /// True if what stands behind the word changes it: `=`, `+=`, `.append(`
  private func isChanged(behind index: Int) -> Bool {
    let next = behindBrackets(index + 1)
    if source.says(".", at: next) { return Self.methods.contains(source[next + 1]) }
    if source.says("=", at: next) { return !source.says("=", at: next + 1) }
    let isSign = ["+", "-", "*", "|", "&"].contains(source[next])
    return isSign && source.says("=", at: next + 1)
  }

  /// The facts of a target that are read here.
  private static let essentials: Set<String> = [
    "dependencies", "exclude", "name", "path", "sources", "targets", "type",
  ]

  /// The facts of a package or a target that may change without our noticing.
  private static let settings: Set<String> = [
    "cLanguageStandard", "cSettings", "cxxLanguageStandard", "cxxSettings", "linkerSettings",
    "packageAccess", "platforms", "plugins", "resources", "swiftLanguageModes",
    "swiftLanguageVersions", "swiftSettings",
  ]

  static let methods: Set<String> = [
    "append", "formUnion", "insert", "merge", "popLast", "remove", "removeAll", "removeFirst",
    "removeLast", "removeSubrange", "removeValue", "replaceSubrange", "reverse", "shuffle", "sort",
    "subtract", "swapAt", "updateValue",
  ]
}

extension [SwiftToken] {
  /// The first place from which on all tokens match.
  fileprivate func partitioningIndex(where matches: (SwiftToken) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if matches(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
