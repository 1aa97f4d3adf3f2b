import Templates

extension JSON {
  /// The value of a key of an object; `nil` if there is none, or no object.
  package func member(_ key: String) -> JSON? {
    if case .object(let members) = kind { members.first { $0.key == key }?.value } else { nil }
  }

  var text: String? { if case .text(let text) = kind { text } else { nil } }

  var isObject: Bool { if case .object = kind { true } else { false } }
}
