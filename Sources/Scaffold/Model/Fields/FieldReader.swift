import Ground
import SwiftReading
import Templates

/// Reads the fields of an entity back out of Swift that was written by hand: the stored properties of
/// its struct, under the names that its coding keys give them.
package struct FieldReader {
  private let sources: [SwiftSource]
  private let outlines: [(outline: TypeOutline, source: Int)]

  package init(_ sources: [SwiftSource]) {
    self.sources = sources
    outlines = sources.enumerated().flatMap { index, source in
      TypeReader.outlines(of: source).map { ($0, index) }
    }
  }

  /// What `--fields` would have been, and the properties that no field can be.
  package struct Reading: Equatable, Sendable {
    package let fields: String
    package let leftOut: [String]
  }

  /// The names of the types that could be an entity.
  package var types: Set<String> {
    Set(outlines.map(\.outline).filter { $0.kind == .struct && !$0.name.contains(".") }.map(\.name))
  }

  /// - Returns: `nil` if there is no such type, or none of its properties can be a field.
  package func reading(of entity: String) -> Reading? {
    // What is entered in a form are its fields; the entity is what comes back.
    guard let outline = outline(of: entity + "Input") ?? outline(of: entity) else { return nil }
    let keys = keys(in: [outline.name, outline.name + "DTO"])
    var (words, leftOut): ([String], [String]) = ([], [])
    for property in outline.properties {
      let key = keys[property.name] ?? property.name
      let isMarked = property.name == Field.identity.name && key != property.name
      let word = "\(key):\(property.type?.text ?? "")" + (isMarked ? "!" : "")
      let fields = try? Field.fields((words + [word]).joined(separator: " "))
      // An `Image` that Swift knows is one of the team's own.
      if let fields, fields.allSatisfy(\.base.isInSwift) {
        words.append(word)
      } else {
        leftOut.append(property.name)
      }
    }
    return words.isEmpty
      ? nil : Reading(fields: words.joined(separator: " "), leftOut: leftOut)
  }

  private func outline(of name: String) -> TypeOutline? {
    outlines.map(\.outline).first { $0.kind == .struct && $0.name == name }
  }

  /// The names in the JSON, `case avatarURL = "avatar_url"`, by those in Swift.
  private func keys(in types: [String]) -> [String: String] {
    let files = Set(outlines.filter { types.contains($0.outline.name) }.map(\.source))
    return files.reduce(into: [:]) { keys, file in
      let source = sources[file]
      for index in source.tokens.indices where source.says("case", at: index) {
        guard source.says("=", at: index + 2), let key = source.plainText(at: index + 3) else {
          continue
        }
        let name = source[index + 1].filter { $0 != "`" }
        // Another name in Swift than the tool would give it is the team's own affair.
        if name == Field.identity.name || Words(of: key).camelCased == name { keys[name] = key }
      }
    }
  }
}
