import Core

/// What a server says in a refusal, in whichever of the usual shapes it writes that.
///
/// `{"message": "no"}`, `{"error": {"message": "no"}}`, `{"name": ["too short"]}`,
/// `{"errors": {"name": "too short"}}`, `{"errors": [{"field": "name", "message": "too short"}]}`,
/// `{"errors": [{"detail": "too short", "source": {"pointer": "/data/attributes/name"}}]}`
nonisolated struct ServerWords {
  /// What is said besides, a line each.
  private var lines: [String] = []
  private var fields: [String: [String]] = [:]

  /// - Parameter envelope: The keys of this server, which are looked at first.
  init(_ body: JSONValue, in envelope: Envelope) {
    let keys = envelope.messageKeys + [envelope.fieldErrorsKey].compactMap(\.self)
    self.init(body, keys: keys.map(\.plainKey) + Self.keys)
    if envelope.fieldErrorsKey == nil {
      lines = allLines
      fields = [:]
    }
  }

  /// What is said besides what is wrong with the fields.
  var message: String? { Self.text(of: lines) }

  /// All that is said, where fields do not matter.
  var all: String? { Self.text(of: allLines) }

  /// What is wrong with each field; a field of a field has both names: `address.city`.
  var fieldErrors: [String: String] { fields.compactMapValues(Self.text) }

  private var allLines: [String] {
    lines.isEmpty ? fields.sorted { $0.key < $1.key }.flatMap(\.value) : lines
  }

  private static func text(of lines: [String]) -> String? {
    lines.isEmpty ? nil : lines.joined(separator: "\n").capped
  }
}

nonisolated extension ServerWords {
  /// Where words are found, the most telling first.
  private static let keys = [
    "message", "detail", "errordescription", "errormessage", "msg", "title", "error", "reason",
    "description", "defaultmessage", "fault", "faultstring", "errors", "messages", "details",
    "fielderrors", "validationerrors", "invalidparams", "issues", "violations", "nonfielderrors",
    "value",
  ]

  /// Under which all other keys are names of fields.
  private static let mapKeys: Set = ["errors", "fielderrors", "validationerrors"]

  /// What stands among the fields and is none.
  private static let nonFields: Set = ["", "all", "base", "nonfielderrors"]

  private init(_ value: JSONValue, keys: [String], isMap: Bool = false) {
    switch value {
    case .string(let text):
      lines = [text.words].compactMap(\.self)
    case .array(let values):
      for value in values { add(Self(value, keys: keys), of: value.fieldName) }
    case .object(let object) where isMap ? !object.isMessage : object.isFieldMap:
      for (name, value) in object.sorted(by: { $0.key < $1.key }) {
        let isField = !Self.nonFields.contains(name.plainKey)
        add(Self(value, keys: keys), of: isField ? name : nil)
      }
    case .object(let object):
      var values = object.byPlainKey
      for key in keys {
        guard let value = values.removeValue(forKey: key) else { continue }
        let words = Self(value, keys: keys, isMap: Self.mapKeys.contains(key))
        if lines.isEmpty { lines = words.lines }
        fields.merge(words.fields, uniquingKeysWith: +)
      }
    case .null, .bool, .int, .double:
      break
    }
  }

  private mutating func add(_ words: ServerWords, of field: String?) {
    if let field, !words.lines.isEmpty {
      fields[field, default: []] += words.lines
    } else {
      lines += words.lines
    }
    let prefix = field.map { "\($0)." } ?? ""
    for (name, lines) in words.fields { fields[prefix + name, default: []] += lines }
  }
}

nonisolated extension JSONValue {
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  fileprivate var texts: [String] {
    if case .array(let values) = self { values.compactMap(\.text) } else { [] }
  }

  /// The field that an entry of a list speaks of.
  fileprivate var fieldName: String? {
    guard case .object(let object) = self else { return nil }
    let entry = object.byPlainKey
    if case .object = entry["source"] { return entry["source"]?.fieldName }
    let pointer = (entry["pointer"]?.text).map { $0.split(separator: "/").map(String.init) }
    let place = (pointer ?? entry["loc"]?.texts)?.filter { !Self.containers.contains($0) }
    let names = ["field", "param", "parameter", "property", "propertyname", "propertypath", "path"]
    let named = names + (entry["reason"] == nil ? [] : ["name"])
    return place?.last ?? named.lazy.compactMap { entry[$0]?.text }.first { !$0.contains("/") }
  }

  /// What a place begins with that leads to a field.
  private static let containers: Set = ["#", "attributes", "body", "data", "relationships"]

  /// Whether it says something of a field, as `["too short"]` does.
  fileprivate var isOfField: Bool {
    if case .object(let object) = self { object.isFieldMap } else { !texts.isEmpty }
  }
}

nonisolated extension [String: JSONValue] {
  fileprivate var byPlainKey: [String: JSONValue] {
    Dictionary(map { ($0.plainKey, $1) }, uniquingKeysWith: { $1 })
  }

  /// `{"name": ["too short"], "address": {"city": ["missing"]}}`
  fileprivate var isFieldMap: Bool {
    !isEmpty && values.allSatisfy(\.isOfField)
      && Set(byPlainKey.keys).isDisjoint(with: ["detail", "error", "errors", "message", "messages"])
  }

  /// `{"detail": "not found"}` or `{"code": 7, "message": "no"}`, where fields would stand.
  fileprivate var isMessage: Bool {
    let entry = byPlainKey
    let hasWords = entry["detail"]?.text != nil || entry["message"]?.text != nil
    return hasWords && (count == 1 || entry["code"] != nil || entry["status"] != nil)
  }
}

nonisolated extension String {
  /// `errormessage` for `error_message`, `errorMessage` and `Error-Message`.
  fileprivate var plainKey: String {
    lowercased().filter { $0 != "_" && $0 != "-" }
  }
}
