import Fields
import Templates

/// A field of a table, or one of an object in it, by which rows are found: `state`, `user.id`.
///
/// What stands in an object has a column of its own beside that of the object, which is JSON.
struct FieldIndex {
  private let path: String
  private let way: [Field]
  /// The number that makes the sample of the field differ from those of others.
  private let number: Int

  /// - Parameter fields: those that have columns.
  /// - Returns: `nil` for what is no field of theirs, or one that nobody looks for.
  init?(_ path: String, of fields: [Field]) {
    self.path = path
    var (way, fields, number) = ([Field](), fields, 0)
    for key in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard let index = fields.firstIndex(where: { $0.isCalled(String(key)) }),
        fields[index].isSingle
      else { return nil }
      way.append(fields[index])
      number += fields[index].sampleNumber
      fields = fields[index].base.fields
    }
    guard let last = way.last, last.base.isLookedFor else { return nil }
    (self.way, self.number) = (way, number)
  }

  /// The first path that is none.
  static func unknown(_ paths: [String], of fields: [Field]) -> String? {
    paths.first { FieldIndex($0, of: fields) == nil }
  }

  /// The index as templates see it.
  var value: Value {
    let last = way[way.count - 1]
    let names = way.map(\.name)
    let name = Words(of: names.joined(separator: "_")).camelCased
    return [
      "path": .text(path),
      "name": .text(name),
      "identifier": .text(SwiftKeyword.escaped(name)),
      "column": .text(names.joined(separator: ".")),
      "declared": .text(last.column),
      "isInside": .flag(way.count > 1),
      "wire": .text(wire),
      "type": .text(last.base.rawName),
      "sample": .text(FieldSample(for: last, number).raw),
    ]
  }

  /// The path to the value from the raw entity.
  private var wire: String {
    let outer = way.dropLast()
    let names = [SwiftKeyword.escaped(way[0].name)] + way.dropFirst().map(\.name)
    let links = outer.map { $0.isOptional ? "?." : "." } + [""]
    let value = zip(names, links).map { $0 + $1 }.joined()
    return outer.contains(where: \.isOptional) ? "(\(value)).column" : "\(value).column"
  }
}

extension FieldType {
  /// True if somebody knows a value by which to look for rows.
  fileprivate var isLookedFor: Bool {
    switch literal {
    case .wholeNumber, .flag, .text, .address, .day: rawModule == "Swift" && !isSecret
    case .number, .decimal, .uuid, .empty, .none: false
    }
  }
}
