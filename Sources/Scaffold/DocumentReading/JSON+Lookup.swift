import Templates

// What stands in a value of another's document, which may be of any kind.
extension JSON {
  /// The value by a key; `nil` in what is no object.
  package subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }

  /// The members of an object; none of anything else.
  package var members: [Member] { if case .object(let members) = kind { members } else { [] } }

  /// The items of a list; none of anything else.
  package var items: [JSON] { if case .list(let items) = kind { items } else { [] } }

  package var text: String? { if case .text(let text) = kind { text } else { nil } }

  package var number: Int? { if case .number(let number) = kind { number } else { nil } }

  package var isTrue: Bool { kind == .flag(true) }

  package var isObject: Bool { if case .object = kind { true } else { false } }
}
