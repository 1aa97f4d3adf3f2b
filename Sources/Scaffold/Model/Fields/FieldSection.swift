import Fields
import Templates

/// A field by which the rows of a list stand in sections: `created_at`, `created_at:month`, `state`.
///
/// A date has a section for each day or month; anything else, for each value.
struct FieldSection {
  /// What may stand behind the field.
  static let spans = ["day", "month", "value"]

  private let field: Field
  /// `day` or `month`.
  private let span: String?

  /// - Returns: `nil` for what is no field of theirs, or one that makes no sections.
  init?(_ text: String, of fields: [Field]) {
    let key = text.prefix { $0 != ":" }
    let isDated = { (field: Field) in field.base.entry == .date }
    guard let field = fields.first(where: { $0.isCalled(String(key)) }),
      field.container == .none, field.base.isGrouped
    else { return nil }
    let span = Self.span(in: text) ?? (isDated(field) ? "day" : "value")
    guard span == "value" || isDated(field) else { return nil }
    self.field = field
    self.span = span == "value" ? nil : span
  }

  /// What stands behind the field, if anything does.
  static func span(in text: String) -> String? {
    text.firstIndex(of: ":").map { String(text[text.index(after: $0)...]) }
  }

  /// The section as templates see it: a field, and the span of time where it is a date.
  var value: Value {
    field.value().with(["span": span.map { .text($0) } ?? .absent])
  }
}

extension FieldType {
  /// Whether several rows may have a value that can be read at a glance.
  fileprivate var isGrouped: Bool {
    if entry == .date { return true }
    return switch literal {
    case .wholeNumber, .flag, .text: !isSecret && !isLong
    case .number, .decimal, .address, .uuid, .day, .empty, .none: false
    }
  }
}
