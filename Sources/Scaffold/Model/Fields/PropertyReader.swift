import Fields
import Ground
import SwiftReading
import Templates

/// Reads the fields of an entity back out of Swift that was written by hand: the stored properties of
/// its struct, under the names that its coding keys give them.
package struct PropertyReader {
  private let sources: [SwiftSource]
  private let outlines: [(outline: TypeOutline, source: Int)]

  package init(_ sources: [SwiftSource]) {
    self.sources = sources
    outlines = sources.enumerated().flatMap { index, source in
      TypeReader.outlines(of: source).map { ($0, index) }
    }
  }

  /// The fields that `--fields` would have had, and the properties that no field can be.
  package struct Reading: Equatable, Sendable {
    /// One that stands for one type, and where Swift has one for several, such as `URL` for an
    /// `Image`, all of these, the likeliest first.
    fileprivate let pieces: [Piece]
    package let leftOut: [String]

    fileprivate enum Piece: Equatable, Sendable {
      case text(String)
      case types([String])
    }

    /// How many types each open place may have, in the order of the fields.
    package var openPlaces: [Int] {
      pieces.compactMap { if case .types(let names) = $0 { names.count } else { nil } }
    }

    package var fields: String { fields([]) }

    /// - Parameter choices: the number of the type in each open place; the first, if none is said.
    package func fields(_ choices: [Int]) -> String {
      var choices = choices[...]
      return pieces.reduce(into: "") { text, piece in
        switch piece {
        case .text(let part): text += part
        case .types(let names):
          // The choices may be those of another entity, as long as nobody knows which it is.
          let choice = choices.popFirst() ?? 0
          text += names.indices.contains(choice) ? names[choice] : names[0]
        }
      }
    }
  }

  /// The names of the types that could be an entity.
  package var types: Set<String> {
    Set(outlines.map(\.outline).filter { $0.kind == .struct && !$0.name.contains(".") }.map(\.name))
  }

  /// The possible sources of the fields: what is entered in a form, of which the entity is what
  /// comes back, and the entity.
  ///
  /// - Returns: none if there is no such type, or none of its properties can be a field.
  package func readings(of entity: String) -> [Reading] {
    [entity + "Input", entity].compactMap { outline(of: $0) }.compactMap { outline in
      let (pieces, leftOut) = pieces(of: outline, in: entity, below: [])
      return pieces.isEmpty ? nil : Reading(pieces: pieces, leftOut: leftOut)
    }
  }

  /// The properties of an entity, or of an object in it.
  private func pieces(
    of outline: TypeOutline, in entity: String, below outer: [String]
  ) -> (pieces: [Reading.Piece], leftOut: [String]) {
    let keys = keys(in: [outline.name, outline.name + "DTO"])
    var (pieces, leftOut): ([Reading.Piece], [String]) = ([], [])
    for property in outline.properties {
      let key = keys[property.name] ?? property.name
      let isMarked =
        outer.isEmpty && property.name == Field.identity.name && key != property.name
      let type = self.pieces(
        of: property.type?.text ?? "", in: entity, below: outer + [outline.name])
      let word =
        [.text((pieces.isEmpty ? "" : " ") + "\(key):")] + type
        + (isMarked ? [.text("!")] : [])
      let text = Reading(pieces: pieces + word, leftOut: []).fields
      if !type.isEmpty, (try? Field.fields(text)) != nil {
        pieces += word
      } else {
        leftOut.append(property.name)
      }
    }
    return (pieces, leftOut)
  }

  /// A type as `--fields` has it; none for one that no field can have.
  private func pieces(
    of type: String, in entity: String, below outer: [String]
  ) -> [Reading.Piece] {
    if type.hasSuffix("?") {
      let inner = pieces(of: String(type.dropLast()), in: entity, below: outer)
      return inner.isEmpty ? [] : inner + [.text("?")]
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let start = type.hasPrefix("[String: ") ? "[String: " : "["
      let inner = pieces(
        of: String(type.dropFirst(start.count).dropLast()), in: entity, below: outer)
      return inner.isEmpty ? [] : [.text(start.filter { $0 != " " })] + inner + [.text("]")]
    }
    let known = FieldType.all.filter { $0.swiftName == type }
    // An `Image` that Swift knows is one of the team's own.
    let names = (known.filter(\.isInSwift) + known.filter { !$0.isInSwift }).map(\.name)
    guard names.isEmpty else { return [names.count == 1 ? .text(names[0]) : .types(names)] }
    return choice(type).map { [.text($0)] } ?? object(type, in: entity, below: outer)
  }

  /// `enum(open,"not planned")` of an enum that the tool has written.
  private func choice(_ type: String) -> String? {
    guard
      let found = outlines.first(where: { $0.outline.kind == .enum && $0.outline.name == type }),
      found.outline.cases.contains(where: { $0.name == FieldChoice.other })
    else { return nil }
    let source = sources[found.source]
    var choices: [String] = []
    for index in source.tokens.indices where source.says("case", at: index) {
      guard let value = source.plainText(at: index + 1), source.says(":", at: index + 2),
        source.says("self", at: index + 3),
        let name = found.outline.cases.first(where: {
          $0.name == source[index + 6].filter { $0 != "`" }
        })?.name
      else { continue }
      choices.append(FieldChoice.text(of: value, called: name))
    }
    return choices.isEmpty ? nil : "enum(\(choices.joined(separator: ",")))"
  }

  /// `User{id:Int64 name:String}` of a struct beside the entity.
  private func object(
    _ type: String, in entity: String, below outer: [String]
  ) -> [Reading.Piece] {
    guard !outer.contains(type), let outline = outline(of: type) else { return [] }
    let (pieces, leftOut) = pieces(of: outline, in: entity, below: outer)
    guard !pieces.isEmpty, leftOut.isEmpty else { return [] }
    let hasPrefix = type.hasPrefix(entity) && type != entity
    let title = hasPrefix ? String(type.dropFirst(entity.count)) : type
    return [.text(title + "{")] + pieces + [.text("}")]
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
