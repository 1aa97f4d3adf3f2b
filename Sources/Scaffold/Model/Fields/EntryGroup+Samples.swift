import Fields
import Templates

// What a test enters.
extension EntryGroup {
  /// The statements that enter the sample of each field, behind the name of the form.
  func filling(in module: String, withIDs: Bool) -> [String] {
    lines(0, at: "", in: module, withIDs)
  }

  private func lines(
    entering field: Field, _ seed: FieldSeed, at path: String, in module: String, _ withIDs: Bool
  ) -> [String] {
    let place = path + field.name
    let sample = FieldSample(for: field, seed.number)
    guard entered.contains(field) else { return ["\(place) = \(sample.swift)"] }
    guard let inner = inner(of: field, in: module, withIDs: withIDs) else {
      return [place + (field.isTyped ? ".text = \(sample.entered)" : ".value = \(sample.swift)")]
    }
    guard field.editor == .rows else {
      return inner.lines(seed.count, at: "\(place).entries.", in: module, withIDs)
    }
    let row = "\(place).rows[0].entries."
    guard field.container.isMap else {
      return ["\(place).add()"] + inner.lines(seed.count, at: row, in: module, withIDs)
    }
    let value = inner.entered[1]
    let keyed = ["\(place).add()", "\(row)key.text = \"\(field.key)1\""]
    guard inner.inner(of: value, in: module, withIDs: withIDs) == nil else {
      return keyed + inner.lines(entering: value, seed, at: row, in: module, withIDs)
    }
    let one = field.base.sample(seed)
    let item = value.isList ? one.inside() : one
    return keyed
      + [row + (value.isTyped ? "value.text = \(item.entered)" : "value.value = \(item.swift)")]
  }

  /// - Parameter number: what makes the samples of an object those of its field.
  private func lines(
    _ number: Int, at path: String, in module: String, _ withIDs: Bool
  ) -> [String] {
    sent.flatMap { field in
      lines(
        entering: field, FieldSeed(field, number + field.sampleNumber), at: path, in: module,
        withIDs)
    }
  }

  /// The code that makes another value of the sample, behind the name of the field; `nil` for one
  /// that stays.
  func variation(of field: Field) -> String? {
    guard entered.contains(field) else { return " = nil" }
    switch field.editor {
    case .text, .longText: return field.isOptional ? ".text = \"\"" : nil
    case .section: return field.isOptional ? " = SectionEntry()" : nil
    case .rows: return field.isOptional ? " = RowsEntry()" : nil
    case .choices where field.isOptional: return ".value = []"
    default: return ".value = \(input).other.\(field.name)"
    }
  }
}

extension FieldSeed {
  fileprivate init(_ field: Field, _ number: Int) {
    self.init(key: field.key, number: number, suffix: "", isItem: !field.isSingle)
  }
}
