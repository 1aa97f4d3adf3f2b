import Ground
import Templates

/// Holds what was seen against what is known, place by place, and makes of both what fits.
struct Comparison {
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

extension Comparison {
  /// - Parameters:
  ///   - seen: the objects that have the fields.
  ///   - inferred: what would be made of them without knowing anything.
  /// - Returns: the known fields as they have to be, and the new ones.
  mutating func fields(
    _ known: [InferredField], seen: SeenObject, inferred: [InferredField], at path: String
  ) -> [InferredField] {
    let place = { (key: String) in path.isEmpty ? key : path + "." + key }
    let guesses = Dictionary(
      inferred.map { ($0.name.key, $0) }, uniquingKeysWith: { first, _ in first })
    var fields: [InferredField] = []
    for field in known {
      let key = field.name.key
      let changed = self.field(
        field, seen: seen, inferred: guesses[key], at: place(key))
      if let changed { fields.append(changed) }
    }
    return fields + new(inferred, besides: known, at: place)
  }

  /// The fields that are not known, under names that no other has.
  private mutating func new(
    _ inferred: [InferredField], besides known: [InferredField], at place: (String) -> String
  ) -> [InferredField] {
    let keys = Set(known.map(\.name.key))
    let new = inferred.filter {
      !keys.contains($0.name.key) && !skipped.contains(place($0.name.key))
    }
    let names = FieldNames.unique(new.map(\.name), besides: known.map(\.name))
    for field in new {
      report(
        place(field.name.key), .new, known: nil,
        found: field.type.shortText + (field.isOptional ? "?" : ""))
    }
    return zip(new, names).map { field, name in
      InferredField(name: name, type: field.type, isOptional: field.isOptional)
    }
  }

  /// - Returns: the field as it has to be; `nil` if it is gone.
  private mutating func field(
    _ field: InferredField, seen: SeenObject, inferred: InferredField?, at path: String
  ) -> InferredField? {
    guard !skipped.contains(path) else { return field }
    guard let values = seen.values(of: field.name.key) else {
      if field.isOptional || seen.count == 0 {
        absent.append(path)
        return field
      }
      guard seen.count >= enough else {
        report(
          path, .null, known: field.type.shortText,
          found: Message("missing in all \(seen.count), which may be chance").text)
        return InferredField(
          name: field.name, type: field.type, isOptional: !field.isMarked, isMarked: field.isMarked)
      }
      report(path, .gone, known: field.type.shortText, found: Message("nothing").text)
      return nil
    }
    let missing = seen.count - values.count + values.nulls + emptyCount(of: values, in: field.type)
    if missing > 0, !field.isOptional {
      report(
        path, .null, known: field.type.shortText,
        found: Message("missing, null or empty in \(missing) of \(seen.count)").text)
    }
    return InferredField(
      name: field.name, type: type(field.type, values, inferred: inferred?.type, at: path),
      isOptional: field.isOptional || missing > 0 && !field.isMarked, isMarked: field.isMarked)
  }

  /// How many texts have nothing in them, where that is no value.
  private func emptyCount(of values: SeenValues, in type: InferredType) -> Int {
    guard case .named(let name) = type else { return 0 }
    return ValueFit.takesEmpty(name) ? 0 : values.texts.empty
  }

  private mutating func report(
    _ path: String, _ kind: Deviation.Kind, known: String?, found: String
  ) {
    deviations.append(Deviation(path: path, kind: kind, known: known, found: found))
  }
}

// MARK: - Types

extension Comparison {
  /// The type that fits all values: the known one wherever it does.
  private mutating func type(
    _ known: InferredType, _ values: SeenValues, inferred: InferredType?, at path: String
  ) -> InferredType {
    guard !values.kinds.isEmpty else { return known }
    switch known {
    case .named(let name):
      if ValueFit.fits(values, name) { return known }
    case .choice(let words):
      if values.kinds == [.text] { return choice(words, at: path) }
    case .list(let item):
      if values.kinds == [.list] {
        guard let items = values.items else { return known }
        if items.nulls == 0 {
          let inner = if case .list(let type)? = inferred { type } else { nil as InferredType? }
          return .list(type(item, items, inferred: inner, at: path))
        }
      }
    case .map(let value):
      if values.kinds == [.object], let object = values.object {
        let all = SeenValues()
        for member in object.members { all.merge(member.values) }
        let inner = if case .map(let type)? = inferred { type } else { nil as InferredType? }
        return .map(type(value, all, inferred: inner, at: path))
      }
    case .object(let name, let fields):
      if values.kinds == [.object], let object = values.object {
        let inner = if case .object(_, let list)? = inferred { list } else { [InferredField]() }
        return .object(
          name: name, self.fields(fields, seen: object, inferred: inner, at: path))
      }
    }
    let new = inferred ?? .named("JSON")
    report(path, .retyped, known: known.shortText, found: new.shortText)
    return new
  }

  private mutating func choice(_ words: [String], at path: String) -> InferredType {
    var known = Set(words)
    let unknown = TextsAt.texts(at: path, in: rows).filter { known.insert($0).inserted }
    for word in unknown {
      report(path, .unknown, known: InferredType.choice(words).text, found: word)
    }
    return .choice(words + unknown)
  }
}
