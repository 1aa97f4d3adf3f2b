/// Gives whole texts of a Swift file other words, as names of targets stand in a manifest.
package struct RenamedTexts: Sendable {
  let names: [String: String]

  package init(_ names: [String: String]) { self.names = names }

  package func rewritingTexts(of bytes: [UInt8]) -> [UInt8] {
    let source = SwiftSource(bytes)
    return bytes.replacing(
      source.tokens.indices.compactMap { index in
        source.plainText(at: index).flatMap { names[$0] }
          .map { (source.tokens[index].range, "\"\($0)\"") }
      })
  }
}

extension SwiftSource {
  /// True if the file imports one of some modules.
  package func imports(anyOf modules: Set<String>) -> Bool {
    imports.contains { $0.contains { modules.contains($0.module) } }
  }
}
