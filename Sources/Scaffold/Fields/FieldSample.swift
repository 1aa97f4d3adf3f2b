/// A value for a field, for tests and previews.
package struct FieldSample {
  /// As Swift writes the server's DTO.
  package let raw: String
  /// As JSON has it.
  package let json: String
  /// As the entity has it.
  package let swift: String
  /// The text that a user types, as Swift writes it.
  package let entered: String

  /// - Parameters:
  ///   - json: the value in JSON, if it is not written as the raw one.
  ///   - swift: the value in Swift, if it is not the raw one.
  ///   - entered: what is typed, if it is not the raw value.
  package init(_ raw: String, json: String? = nil, swift: String? = nil, entered: String? = nil) {
    self.raw = raw
    self.json = json ?? raw
    self.swift = swift ?? raw
    let entered = entered ?? raw
    self.entered = entered.hasPrefix("\"") ? entered : "\"\(entered)\""
  }
}

extension Field {
  /// The number from which its sample is made. It comes of the field's own name, so that it stays
  /// what it is when another field comes or goes.
  package var sampleNumber: Int {
    guard !isIdentity else { return 1 }
    let hash = key.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return Int(hash % 898) + 2
  }
}

extension FieldSample {
  /// A value for a field; one item, if the field has any number of them.
  package init(for field: Field, _ number: Int, suffix: String = "") {
    let sample = field.base.sample(
      FieldSeed(key: field.key, number: number, suffix: suffix, isItem: !field.isSingle))
    if field.base.isAgain {
      // A sample has to end somewhere.
      switch field.container {
      case .none: self.init("nil", json: "null")
      case .list: self.init("[]")
      case .map, .lists: self.init("[:]", json: "{}")
      }
      return
    }
    let key = "\(field.key)1"
    self =
      switch field.container {
      case .none: sample
      case .list: sample.inside()
      case .map: sample.inside(under: key)
      case .lists: sample.inside().inside(under: key)
      }
  }

  /// The sample as the one item of a list or, under a key, of a map.
  package func inside(under key: String? = nil) -> FieldSample {
    let entry = key.map { "\"\($0)\": " } ?? ""
    let items = { (item: String, open: String, close: String) in
      item.contains("\n") ? Self.block(open, [entry + item], close) : open + entry + item + close
    }
    return FieldSample(
      items(raw, "[", "]"), json: key == nil ? items(json, "[", "]") : items(json, "{", "}"),
      swift: items(swift, "[", "]"), entered: entered)
  }
}
