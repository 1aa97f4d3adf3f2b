import Ground

/// One change of a module's fields, as `update --fields` takes it.
///
/// The grammar: `+likes:Int` adds a field, `+likes:Int=0` one that has a value in rows that are
/// there, `-old` takes one out, `name~title` renames one, `price:Double?` gives one another type.
package enum FieldEdit: Equatable, Sendable {
  case add(Field, FieldDefault?)
  case remove(String)
  case rename(String, to: String)
  case retype(Field, FieldDefault?)
}

extension FieldEdit {
  /// - Throws: `InvalidField` for a name or type that a field cannot have, `InvalidFieldEdit`.
  init(_ word: String) throws {
    let rest = word.dropFirst()
    let names = FieldWords.parts(of: word[...], separatedBy: { $0 == "~" }).map(String.init)
    if word.first == "+", !rest.isEmpty {
      let (field, value) = try Self.field(rest, in: word)
      self = .add(field, value)
    } else if word.first == "-", !rest.isEmpty {
      self = .remove(String(rest))
    } else if names.count == 2, !names.contains(""), FieldWords.first(":", in: names[1]) == nil {
      // What is left of the grammar of a field says whether it may be called so.
      _ = try Field(names[1] + ":String")
      self = .rename(names[0], to: names[1])
    } else if names.count == 1, FieldWords.first(":", in: word) != nil, word.first != ":" {
      let (field, value) = try Self.field(word[...], in: word)
      self = .retype(field, value)
    } else {
      throw InvalidFieldEdit(text: word, reason: .unreadable)
    }
  }

  private static func field(
    _ text: Substring, in word: String
  ) throws -> (Field, FieldDefault?) {
    guard let sign = FieldWords.first("=", in: text) else { return (try Field(String(text)), nil) }
    let field = try Field(String(text[..<sign]))
    let written = String(text[text.index(after: sign)...])
    guard let value = FieldDefault(written, for: field) else {
      throw InvalidFieldEdit(text: word, reason: .badDefault(written, for: field))
    }
    return (field, value)
  }

  /// The edit as it is written.
  package var text: String {
    switch self {
    case .add(let field, let value): "+" + field.text + (value?.text ?? "")
    case .remove(let key): "-" + key
    case .rename(let key, let other): key + "~" + other
    case .retype(let field, let value): field.text + (value?.text ?? "")
    }
  }
}
