/// A type that a field may have, and all that the tool knows of it.
///
/// What its values do in a project stands in the two files of `Base` that bear its name in Swift:
/// `…+Kept` for the Data tier, `…+Shown` for the View tier.
package struct FieldType: Sendable {
  package let kind: Kind
  /// The name in Swift: an `Image` is a `URL` that is drawn.
  package let swiftName: String
  /// The module that declares it.
  package let module: String
  /// The type of a value as the server sends it.
  package let raw: Raw
  /// The name of the property with a value's raw value.
  package var wire = "wire"
  /// The declaration of a column for the raw value.
  package let column: Column
  /// How a value is written where rows that are there get one.
  package let literal: Literal
  package let entry: Entry
  /// True if a screen draws what stands at the address.
  package var isDrawn = false
  /// The raw value that Swift makes of a `number`, if values of the type identify entities.
  package var numbered: String?
  /// The value in a new entity where no form asks for one, as Swift writes it.
  package var blank: String?
  /// The name in Swift of the whole object, of which this is the part in a form.
  package var whole: String?
  /// Its name where it is declared with a field.
  package var title: String?
  /// A value that differs from those of other seeds.
  package let sample: @Sendable (FieldSeed) -> FieldSample
}

extension FieldType {
  package enum Kind: Equatable, Sendable {
    /// One of those that the tool knows by name; the others are declared with a field.
    case plain(PlainType)
    case object([Field])
    case choice([FieldChoice])
    /// The object that the field is in, or one around that: `Reply{text:String replies:[Reply]}`.
    case again
  }

  package enum Raw: Equatable, Sendable {
    /// The type itself.
    case same
    /// Another type, from which values are parsed.
    case parsed(String, from: String)
  }

  package enum Column: String, Sendable {
    case integer = "INTEGER"
    case real = "REAL"
    case text = "TEXT"
  }

  /// The literal of a value for rows that are there.
  package enum Literal: Sendable {
    case wholeNumber
    case number
    /// A number of which every digit counts, written as text.
    case decimal
    case flag
    case text
    /// A text without white space.
    case address
    case uuid
    /// A day, as `2026-01-31`.
    case day
    /// Only the value that holds nothing.
    case empty
    /// Nothing: no row has such a value.
    case none
  }

  /// The editor of a value in a form.
  package enum Entry: Equatable, Sendable {
    /// A text that stands for a value, if it is written right.
    case text
    /// A text in which a type of `Base` finds what is plainly wrong.
    case checkedText(String)
    /// A text that may be any; the name of the field says what is typed there.
    case anyText
    /// A text of several lines.
    case longText
    /// A text that is sent and then forgotten: nothing keeps it, nothing shows it.
    case secret
    case `switch`
    /// One of a few values.
    case choice
    case date
    /// Nothing: no form can have such a field.
    case nothing
  }
}

extension FieldType: Equatable {
  package static func == (one: FieldType, other: FieldType) -> Bool {
    one.kind == other.kind && one.title == other.title
  }
}

extension FieldType {
  /// A type of the same values, which people see and enter otherwise.
  func shown(
    as type: PlainType, entry: Entry, isDrawn: Bool = false,
    sample: @escaping @Sendable (FieldSeed) -> FieldSample
  ) -> FieldType {
    FieldType(
      kind: .plain(type), swiftName: swiftName, module: module, raw: raw, wire: wire,
      column: column, literal: literal, entry: entry, isDrawn: isDrawn, sample: sample)
  }

  package static func plain(_ type: PlainType) -> FieldType { type.type }

  /// The types that need no declaration.
  package static let all = PlainType.allCases.map(\.type)

  /// The type of a field that nothing is said of.
  package static let string = plain(.string)

  /// The name in `--fields`, with all that it declares.
  package var name: String {
    switch kind {
    case .plain(let type): type.rawValue
    case .object(let fields): "\(title ?? ""){\(fields.text)}"
    case .choice(let choices): "enum(\(choices.map(\.text).joined(separator: ",")))"
    case .again: title ?? ""
    }
  }

  /// The name in a line for people, in which an object is only called by its name.
  package var shortName: String { isObject ? title ?? name : name }

  /// True if it is declared with a field.
  package var isDeclared: Bool { title != nil }

  /// True if Swift has a type of this name.
  package var isInSwift: Bool { swiftName == name }

  /// True if a value is made from what stands in JSON.
  package var isParsed: Bool { raw != .same }

  package var rawName: String {
    if case .parsed(let name, _) = raw { name } else { swiftName }
  }

  package var rawModule: String {
    if case .parsed(_, let module) = raw { module } else { module }
  }

  package var isSecret: Bool { entry == .secret }

  /// True if a value may take several lines.
  package var isLong: Bool { entry == .longText }

  /// True if values are too large, or too secret, to stand in a list.
  package var isSingle: Bool { isSecret || isLong || isDrawn }

  /// The type that a form reads a text as.
  package var entered: String { if case .checkedText(let type) = entry { type } else { swiftName } }

  /// True if there are so few values that one sample may be right by chance.
  package var hasFewValues: Bool { [.switch, .choice].contains(entry) }

  /// True if what stands in JSON may be no value.
  package var isExacting: Bool { isParsed && !isDeclared }

  /// True if values may identify entities.
  package var identifies: Bool { numbered != nil }

  /// True if a value is a moment, which a column holds as a number.
  package var isMoment: Bool { entry == .date && column == .real }

  /// True if every text that is typed is a value.
  package var takesAnyText: Bool { [.anyText, .longText, .secret].contains(entry) }
}
