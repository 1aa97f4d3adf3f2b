import Ground
import Model
import SwiftReading

/// Finds where code that people wrote makes a value with the fields that its type had before.
struct FormerInitializers {
  private let types: [Changed]

  /// The fields that a type is made with, then and now.
  private struct Changed {
    let name: String
    let old: [String]
    /// Those of then by the names of now: code that follows a rename has them.
    let followed: [String]
    let new: [String]
  }

  /// - Parameters:
  ///   - old: what was generated.
  ///   - wanted: what is generated now.
  ///   - renamed: what is reported in words of its own.
  init(
    from old: [ProjectPath: String], to wanted: [ProjectPath: String],
    renamed: [(old: String, new: String)]
  ) {
    let names = Dictionary(renamed.map { ($0.old, $0.new) }) { first, _ in first }
    types = wanted.keys.sorted().flatMap { path -> [Changed] in
      guard path.isSwift, let before = old[path], let now = wanted[path],
        before != now
      else { return [] }
      let known = Self.fields(before)
      return Self.fields(now).compactMap { name, new in
        guard let old = known[name] else { return nil }
        let followed = old.map { names[$0] ?? $0 }
        return followed == new ? nil : Changed(name: name, old: old, followed: followed, new: new)
      }
    }
  }

  /// The fields of the types of a file whose initializer takes each of them.
  private static func fields(_ text: String) -> [String: [String]] {
    let source = SwiftSource(Array(text.utf8))
    return TypeReader.outlines(of: source).reduce(into: [:]) { fields, outline in
      let names = outline.properties.map(\.name)
      guard outline.kind == .struct, let first = names.first,
        source.initializers(beginningWith: [first]).contains(where: {
          $0.isDeclaration && $0.labels == names
        })
      else { return }
      fields[outline.name.split(separator: ".").last.map(String.init) ?? outline.name] = names
    }
  }
}

extension FormerInitializers {
  var isEmpty: Bool { types.isEmpty }

  /// One for each place.
  func notes(_ code: HandmadeCode) -> [String] {
    let firsts = Set(types.flatMap { [$0.old.first, $0.followed.first] }.compactMap(\.self))
    let uses = code.files.map { ($0, $0.source.initializers(beginningWith: firsts)) }
    let own = Set(uses.flatMap(\.1).filter(\.isDeclaration).map(\.labels))
    return uses.flatMap { file, uses in
      uses.compactMap { use in
        guard !use.isDeclaration, !own.contains(use.labels), let type = type(of: use) else {
          return nil
        }
        let (then, now) = (Self.text(use.labels), Self.text(type.new))
        return Message(
          "\(file.place(ofByte: use.place)) makes `\(type.name)(\(then))`; it is `\(type.name)(\(now))` now"
        ).text
      }
    }
  }

  /// The changed type that is made so. Where the file does not say which, one field is too few to
  /// decide.
  private func type(of use: InitializerUse) -> Changed? {
    types.first { type in
      (use.labels == type.old || use.labels == type.followed)
        && (use.type.map { $0 == type.name } ?? (type.old.count > 1))
    }
  }

  private static func text(_ labels: [String]) -> String { labels.map { $0 + ":" }.joined() }
}
