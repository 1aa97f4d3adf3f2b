import Ground
import SwiftReading

/// Imports each type by name that a file would otherwise mistake for one of the system's.
///
/// A file that imports Testing and the module of an entity `Issue` finds two types of that name.
/// With `import struct FeedBusiness.Issue` it means ours.
package struct ScopedImports {
  /// A Swift file and the module it is compiled into.
  package struct File {
    let module: String
    let path: ProjectPath
    let text: String

    package init(module: String, path: ProjectPath, text: String) {
      self.module = module
      self.path = path
      self.text = text
    }
  }

  /// A type of ours that is called as one of the system's.
  private struct Namesake {
    let module: String
    let name: String
    let keyword: String
  }

  private let namesakes: [Namesake]

  /// - Parameter files: what others import. A file bears the name of the type it declares.
  package init(of files: [File]) {
    namesakes = files.flatMap { file in
      let name = String(file.path.name.dropLast(".swift".count))
      guard SystemTypes.contains(name) else { return [Namesake]() }
      return SwiftSource(Array(file.text.utf8)).types.filter { $0.name == name }
        .map { Namesake(module: file.module, name: name, keyword: $0.importKeyword) }
    }
    .sorted { $0.name < $1.name }
  }

  package func rewrite(_ text: String) -> String {
    guard !namesakes.isEmpty else { return text }
    let source = SwiftSource(Array(text.utf8))
    let seen = namesakes.filter { namesake in
      SystemTypes.areSeen(namesake.name, by: Set(source.imports.joined().map(\.module)))
        && source.mentions(namesake.name)
    }
    let edits = additions(of: seen, to: source).map { (range: $0.key..<$0.key, text: $0.value) }
    return String(decoding: source.bytes.replacing(edits), as: UTF8.self)
  }
}

extension ScopedImports {
  /// The imports of types, by the places they go to: below those of whole modules, from which they
  /// stand apart, or among the testable ones.
  private func additions(of namesakes: [Namesake], to source: SwiftSource) -> [Int: String] {
    var additions: [Int: String] = [:]
    for namesake in namesakes {
      for group in source.imports {
        guard let line = group.first(where: { $0.module == namesake.module }) else { continue }
        let last = line.statement.isTestable ? line : group[group.count - 1]
        additions[last.line.upperBound, default: line.statement.isTestable ? "" : "\n"] +=
          source[line.line.lowerBound..<line.statement.name.lowerBound]
          + "\(namesake.keyword) \(namesake.module).\(namesake.name)"
          + source[line.statement.name.upperBound..<line.line.upperBound]
      }
    }
    return additions
  }
}

extension TypeDeclaration {
  /// The keyword in an import of such a type.
  fileprivate var importKeyword: String { keyword == "actor" ? "class" : keyword }
}
