/// A JSON value that knows where it stood in its file, so that a complaint can name the place.
package struct JSON: Equatable, Sendable {
  package let kind: Kind
  /// Where the value starts, in bytes from the start of the file; 0 for a value made in memory.
  package let offset: Int

  package enum Kind: Equatable, Sendable {
    case null
    case flag(Bool)
    case number(Int)
    /// A number that is no `Int`, digit for digit as the file has it.
    case decimal(String)
    case text(String)
    case list([JSON])
    /// The members stand in the order of the file.
    case object([Member])
  }

  /// `"key": value`
  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: JSON
    /// Where the key starts, in bytes from the start of the file.
    package let offset: Int

    package init(key: String, value: JSON, offset: Int) {
      self.key = key
      self.value = value
      self.offset = offset
    }
  }

  package init(_ kind: Kind, at offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }
}

extension JSON {
  /// How an error message names a value of this kind.
  package var description: String {
    switch kind {
    case .null: "`null`"
    case .flag: "a flag"
    case .number, .decimal: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self.init(.text(text)) }
  package init(booleanLiteral flag: Bool) { self.init(.flag(flag)) }
  package init(integerLiteral number: Int) { self.init(.number(number)) }
  package init(arrayLiteral values: JSON...) { self.init(.list(values)) }
  package init(dictionaryLiteral members: (String, JSON)...) { self.init(object: members) }

  package init(object members: [(String, JSON)]) {
    self.init(.object(members.map { Member(key: $0.0, value: $0.1, offset: 0) }))
  }

  package init(texts: some Sequence<String>) {
    self.init(.list(texts.map { JSON(.text($0)) }))
  }
}
