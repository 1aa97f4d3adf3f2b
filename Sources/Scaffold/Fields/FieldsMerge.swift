/// The fields of a module that two branches have changed, as both want them.
package struct FieldsMerge {
  private let base: [Field]
  private let one: Side
  private let other: Side

  /// The fields as one branch has them.
  private struct Side {
    let fields: [Field]
    /// The fields of before that have another name here, by their keys.
    let renamed: [String: Field]

    /// The field that takes the place of a field; `nil` if it is gone.
    func successor(of field: Field) -> Field? {
      fields.first { $0.key == field.key } ?? renamed[field.key]
    }
  }

  /// - Returns: the fields as `--fields` takes them, those that `one` adds before those that `other`
  ///   adds; `nil` where both changed the same field in different ways.
  package static func text(base: String, one: String, other: String) -> String? {
    guard let base = try? Field.fields(base), let one = try? Field.fields(one),
      let other = try? Field.fields(other)
    else { return nil }
    let merge = FieldsMerge(
      base: base, one: side(one, from: base), other: side(other, from: base))
    guard let fields = merge.merged(), !fields.isEmpty else { return nil }
    return (try? Field.requireTogether(fields)).map { fields.text }
  }

  /// A field that stands where another one went, and is of its type, is that one under another name.
  private static func side(_ fields: [Field], from base: [Field]) -> Side {
    var renamed: [String: Field] = [:]
    for (index, field) in base.enumerated() where !fields.contains(where: { $0.key == field.key }) {
      let before = index == 0 ? nil : base[index - 1]
      let place = before.map { before in
        fields.firstIndex { $0.key == before.key || $0 == renamed[before.key] }
      }
      guard let start = before == nil ? -1 : place ?? nil, fields.indices.contains(start + 1) else {
        continue
      }
      let new = fields[start + 1]
      if !base.contains(where: { $0.key == new.key }), new.type == field.type {
        renamed[field.key] = new
      }
    }
    return Side(fields: fields, renamed: renamed)
  }

  private func merged() -> [Field]? {
    var fields: [Field] = []
    for field in base {
      let (mine, yours) = (one.successor(of: field), other.successor(of: field))
      if mine == yours || yours == field {
        fields += mine.map { [$0] } ?? []
      } else if mine == field {
        fields += yours.map { [$0] } ?? []
      } else {
        return nil
      }
    }
    for side in [one, other] {
      for field in added(by: side) where !fields.contains(field) {
        guard !fields.contains(where: { $0.key == field.key }) else { return nil }
        fields.append(field)
      }
    }
    return fields
  }

  private func added(by side: Side) -> [Field] {
    side.fields.filter { field in
      !base.contains { $0.key == field.key } && !side.renamed.values.contains(field)
    }
  }
}
