import Fields
import Ground
import Templates

/// Holds what was seen against what is known, place by place, and makes of both what fits.
struct ReplyComparison {
  let rows: [JSON]
  let skipped: Set<String>
  /// In fewer objects than this, a key that is missing says little.
  var enough = 0
  private(set) var deviations: [Deviation] = []
  private(set) var absent: [String] = []

  init(rows: [JSON], skipped: Set<String>, enough: Int = 0) {
    (self.rows, self.skipped, self.enough) = (rows, skipped, enough)
  }
}

extension ReplyComparison {
  /// - Parameters:
  ///   - seen: the objects that have the fields.
  ///   - inferred: what would be made of them without knowing anything.
  /// - Returns: the known fields as they have to be, and the new ones.
  mutating func fields(
    _ known: [Field], seen: SeenObject, inferred: [Field], at path: String
  ) -> [Field] {
    let place = { (key: String) in path.isEmpty ? key : path + "." + key }
    let guesses = Dictionary(
      inferred.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var fields: [Field] = []
    for field in known {
      let key = field.key
      let changed = self.field(
        field, seen: seen, inferred: guesses[key], at: place(key))
      if let changed { fields.append(changed) }
    }
    return fields + new(inferred, besides: known, at: place)
  }

  /// The fields that are not known, under names that no other has.
  private mutating func new(
    _ inferred: [Field], besides known: [Field], at place: (String) -> String
  ) -> [Field] {
    let keys = Set(known.map(\.key))
    let new = inferred.filter {
      !keys.contains($0.key) && !skipped.contains(place($0.key))
    }
    let names = FieldNames.unique(new.map(\.fieldName), besides: known.map(\.fieldName))
    for field in new {
      report(
        place(field.key), .new, known: nil, found: field.shortType + (field.isOptional ? "?" : ""))
    }
    return zip(new, names).map { field, name in
      Field(name, field.base, in: field.container, isOptional: field.isOptional)
    }
  }

  /// - Returns: the field as it has to be; `nil` if it is gone.
  private mutating func field(
    _ field: Field, seen: SeenObject, inferred: Field?, at path: String
  ) -> Field? {
    guard !skipped.contains(path) else { return field }
    var changed = field
    guard let values = seen.values(of: field.key) else {
      if field.isOptional || seen.count == 0 {
        absent.append(path)
        return field
      }
      guard seen.count >= enough else {
        report(
          path, .null, known: field.shortType,
          found: Message("missing in all \(seen.count), which may be chance").text)
        changed.isOptional = !field.isMarked
        return changed
      }
      report(path, .gone, known: field.shortType, found: Message("nothing").text)
      return nil
    }
    let missing = seen.count - values.count + values.nulls + emptyCount(of: values, in: field)
    if missing > 0, !field.isOptional {
      report(
        path, .null, known: field.shortType,
        found: Message("missing, null or empty in \(missing) of \(seen.count)").text)
    }
    changed.isOptional = field.isOptional || missing > 0 && !field.isMarked
    fit(&changed, to: values, inferred: inferred, at: path)
    return changed
  }

  /// How many texts have nothing in them, where that is no value.
  private func emptyCount(of values: SeenValues, in field: Field) -> Int {
    guard field.isSingle, case .plain(let type) = field.base.kind, !type.takesEmpty else {
      return 0
    }
    return values.texts.empty
  }

  private mutating func report(
    _ path: String, _ kind: Deviation.Kind, known: String?, found: String
  ) {
    deviations.append(Deviation(path: path, kind: kind, known: known, found: found))
  }
}

// MARK: - Types

extension ReplyComparison {
  /// Gives a field the type that fits all values: the known one wherever it does.
  private mutating func fit(
    _ field: inout Field, to values: SeenValues, inferred: Field?, at path: String
  ) {
    guard !values.kinds.isEmpty else { return }
    let guess = inferred.flatMap { $0.container == field.container ? $0.base : nil }
    switch field.container {
    case .none:
      if let base = fitting(field.base, values, guess, at: path) {
        field.base = base
        return
      }
    case .list where values.kinds == [.list]:
      guard let items = values.items else { return }
      if items.nulls == 0 {
        field.base = item(field.base, items, guess, at: path)
        return
      }
    case .map where values.kinds == [.object]:
      field.base = item(field.base, values.underKeys, guess, at: path)
      return
    case .lists where values.kinds == [.object]:
      let lists = values.underKeys
      let items = lists.items ?? SeenValues()
      if lists.kinds.isSubset(of: [.list]), lists.nulls + items.nulls == 0 {
        field.base = item(field.base, items, guess, at: path)
        return
      }
    case .list, .map, .lists: break
    }
    let known = field.shortType
    field.base = inferred?.base ?? .plain(.json)
    field.container = inferred?.container ?? .none
    report(path, .retyped, known: known, found: field.shortType)
  }

  /// The type of what stands in a list or a map.
  private mutating func item(
    _ known: FieldType, _ values: SeenValues, _ guess: FieldType?, at path: String
  ) -> FieldType {
    if values.kinds.isEmpty { return known }
    if let fitting = fitting(known, values, guess, at: path) { return fitting }
    let new = guess ?? .plain(.json)
    report(path, .retyped, known: known.shortName, found: new.shortName)
    return new
  }

  /// - Returns: the known type with what is new in it; `nil` if values are of another one.
  private mutating func fitting(
    _ known: FieldType, _ values: SeenValues, _ guess: FieldType?, at path: String
  ) -> FieldType? {
    switch known.kind {
    case .plain(let type): return type.fits(values) ? known : nil
    case .again: return values.kinds == [.object] ? known : nil
    case .choice(let choices):
      return values.kinds == [.text] ? known.offering(choices + unknown(to: known, at: path)) : nil
    case .object(let fields):
      guard values.kinds == [.object], let object = values.object else { return nil }
      return .object(
        known.title ?? "",
        of: self.fields(fields, seen: object, inferred: guess?.fields ?? [], at: path))
    }
  }

  /// The words that a choice does not know.
  private mutating func unknown(to known: FieldType, at path: String) -> [FieldChoice] {
    var words = Set(known.choices.map(\.value))
    let unknown = TextsAt.texts(at: path, in: rows).filter { words.insert($0).inserted }
    for word in unknown { report(path, .unknown, known: known.name, found: word) }
    return ChoiceNames.choices(of: unknown, besides: known.choices) ?? []
  }
}

extension SeenValues {
  /// All that stands in objects, whatever the key.
  fileprivate var underKeys: SeenValues {
    let all = SeenValues()
    for member in object?.members ?? [] { all.merge(member.values) }
    return all
  }
}

extension Field {
  /// The type in a line for people.
  fileprivate var shortType: String { container.text(of: base.shortName) }
}
