import Core

/// The words of a server in a refusal, in whichever of the usual shapes it writes them.
///
/// `{"message": "no"}`, `{"error": {"message": "no"}}`, `{"name": ["too short"]}`,
/// `{"errors": {"name": "too short"}}`, `{"errors": [{"field": "name", "message": "too short"}]}`,
/// `{"errors": [{"detail": "too short", "source": {"pointer": "/data/attributes/name"}}]}`
nonisolated struct ServerWords {
  /// The words about each field, and under `""` those about the whole.
  private var lines: [String: [String]] = [:]

  /// - Parameter envelope: The keys of this server, which are tried first.
  init(_ body: JSONValue, in envelope: Envelope) {
    let keys = envelope.messageKeys + [envelope.fieldErrorsKey].compactMap(\.self)
    self.init(body, keys: keys.map(\.plainKey) + Self.keys)
  }

  /// The words besides those about the fields.
  var message: String? { lines[""].map(Self.text) }
  /// The words together, where fields do not matter.
  var all: String? {
    let fields = lines.sorted { $0.key < $1.key }.flatMap(\.value)
    return message ?? (fields.isEmpty ? nil : Self.text(of: fields))
  }
  /// The fault of each field; a field of a field has both names, and rows are counted from the top:
  /// `address.city`, `labels.0.name`.
  var fieldErrors: [String: String] { lines.filter { $0.key != "" }.mapValues(Self.text) }

  private static func text(of lines: [String]) -> String {
    lines.joined(separator: "\n").capped
  }
}

nonisolated extension ServerWords {
  /// Where words are found, the clearest first.
  private static let keys = [
    "message", "detail", "errordescription", "errormessage", "msg", "title", "error", "reason",
    "description", "defaultmessage", "fault", "faultstring", "errors", "messages", "details",
    "fielderrors", "validationerrors", "invalidparams", "issues", "violations", "nonfielderrors",
    "value",
  ]
  /// Under which the keys are names of fields.
  private static let fieldKeys: Set = ["errors", "fielderrors", "validationerrors"]
  /// The keys among the fields that are none.
  private static let nonFields: Set = ["", "all", "base", "nonfielderrors"]

  private init(_ value: JSONValue, keys: [String], hasFields: Bool = false) {
    switch value {
    case .string(let text):
      lines[""] = text.words.map { [$0] }
    case .array(let values):
      let isOfRows = value.isRowList
      for (index, value) in values.enumerated() {
        add(Self(value, keys: keys), of: isOfRows ? "\(index)" : value.fieldName ?? "")
      }
    case .object(let object) where hasFields ? !value.isMessage : value.isFieldMap:
      for (name, value) in object.sorted(by: { $0.key < $1.key }) {
        add(Self(value, keys: keys), of: Self.nonFields.contains(name.plainKey) ? "" : name)
      }
    case .object:
      var values = value.byPlainKey
      for key in keys {
        guard let value = values.removeValue(forKey: key) else { continue }
        var words = Self(value, keys: keys, hasFields: Self.fieldKeys.contains(key))
        if message != nil { words.lines[""] = nil }
        add(words, of: "")
      }
    case .number, .other: break
    }
  }

  private mutating func add(_ words: ServerWords, of field: String) {
    for (name, lines) in words.lines {
      let path = [field, name].filter { !$0.isEmpty }.joined(separator: ".")
      self.lines[path, default: []] += lines
    }
  }
}

nonisolated extension JSONValue {
  private var text: String? { if case .string(let text) = self { text } else { nil } }

  private var texts: [String] {
    if case .array(let values) = self { values.compactMap(\.text) } else { [] }
  }

  /// `["body", "labels", 0, "name"]`
  private var steps: [String] {
    guard case .array(let values) = self else { return [] }
    return values.compactMap { value in
      if case .number(let number) = value { "\(number)" } else { value.text }
    }
  }

  fileprivate var byPlainKey: [String: JSONValue] {
    Dictionary(fields.map { ($0.key.plainKey, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// The field that an entry of a list speaks of.
  fileprivate var fieldName: String? {
    let entry = byPlainKey.merging(byPlainKey["source"]?.byPlainKey ?? [:]) { $1 }
    let pointer = entry["pointer"]?.text?.split(separator: "/").map { String($0) }
    let place = entry["loc"]?.steps ?? pointer
    let outer = ["#", "attributes", "body", "data", "relationships"]
    let names = ["field", "param", "parameter", "property", "propertyname", "propertypath", "path"]
    let way = place?.drop { outer.contains($0) }.joined(separator: ".")
    return (way?.isEmpty == false ? way : nil)
      ?? (names + (entry["reason"] == nil ? [] : ["name"])).lazy
      .compactMap { entry[$0]?.text }.first { !$0.contains("/") }
  }

  /// `{"name": ["too short"], "address": {"city": ["missing"]}}`
  fileprivate var isFieldMap: Bool {
    let values = byPlainKey
    let others = ["detail", "error", "errors", "message", "messages"]
    return !values.isEmpty && others.allSatisfy { values[$0] == nil }
      && values.values.allSatisfy { !$0.texts.isEmpty || $0.isFieldMap || $0.isRowList }
  }

  /// `[{}, {"name": ["too short"]}]`: of each object in a list, what is wrong with it.
  fileprivate var isRowList: Bool {
    guard case .array(let values) = self else { return false }
    return values.contains(where: \.isFieldMap)
      && values.allSatisfy { $0.isFieldMap || $0.isEmptyObject }
  }

  private var isEmptyObject: Bool {
    if case .object(let fields) = self { fields.isEmpty } else { false }
  }

  /// `{"detail": "not found"}` or `{"code": 7, "message": "no"}`, where fields would stand.
  fileprivate var isMessage: Bool {
    let entry = byPlainKey
    guard (entry["detail"] ?? entry["message"])?.text != nil else { return false }
    return entry.count == 1 || entry["code"] != nil || entry["status"] != nil
  }
}

nonisolated extension String {
  /// `errormessage` for `error_message`, `errorMessage` and `Error-Message`.
  fileprivate var plainKey: String { lowercased().filter { $0 != "_" && $0 != "-" } }
}
