import Core

/// The fields of a form, which are checked together.
package nonisolated protocol EntryForm: Hashable, Sendable {
  /// The fields in the order of the form, by the names that the server knows them by.
  associatedtype Field: CaseIterable & Hashable & RawRepresentable<String> & Sendable
  /// What is sent.
  associatedtype Input: Sendable

  /// The fields that are typed in, in the order of the form.
  static var typedFields: [Field] { get }
  /// The way to what is entered in a field.
  static func entry(of field: Field) -> EntryPath<Self>

  /// A form in which nothing is entered.
  init()
  /// What was entered; if some of it cannot be sent, its fields say why.
  mutating func checkedInput() -> Input?
}

nonisolated extension EntryForm {
  package static var typedFields: [Field] { Field.allCases.filter { entry(of: $0).isTyped } }

  /// The first field that something is wrong with.
  package var firstWrong: Field? {
    Field.allCases.first { self[keyPath: Self.error(of: $0)] != nil }
  }

  /// Where it stands what is wrong with a field.
  package static func error(of field: Field) -> WritableKeyPath<Self, String?> {
    entry(of: field).error
  }

  /// Forgets what was wrong.
  package mutating func clearErrors() {
    for field in Field.allCases { self[keyPath: Self.error(of: field)] = nil }
  }

  /// Shows at each field what the server found wrong with it.
  ///
  /// - Returns: What belongs to no field of this form, and has to be said elsewhere.
  package mutating func show(_ error: AppError) -> AppError? {
    switch error {
    case .invalidFields(let errors, let message):
      let others = errors.filter { !show($0.value, at: $0.key) }
      return others.isEmpty && message == nil ? nil : .invalidFields(others, message: message)
    case .invalidInput(let name, let reason):
      return show(reason, at: name) ? nil : error
    default:
      return error
    }
  }

  private mutating func show(_ text: String, at name: String) -> Bool {
    guard let field = Field(rawValue: name) else { return false }
    self[keyPath: Self.error(of: field)] = text
    return true
  }

  /// What was entered, by the names of the fields: what it takes to go on later. No secret is
  /// in it.
  package var draft: [String: String] {
    let entries = Field.allCases.map { ($0.rawValue, self[keyPath: Self.entry(of: $0).draft]) }
    return Dictionary(uniqueKeysWithValues: entries).compactMapValues(\.self)
  }

  /// Enters what a draft has. What it has not, and what it cannot have, stays.
  package mutating func fill(with draft: [String: String]) {
    for field in Field.allCases {
      self[keyPath: Self.entry(of: field).draft] = draft[field.rawValue]
    }
  }

  /// Forgets what nobody is to find here later.
  package mutating func forgetSecrets() {
    for field in Field.allCases { Self.entry(of: field).forgetSecret(&self) }
  }

  /// The field to type in after another one; none after the last.
  package static func typedField(after field: Field) -> Field? {
    guard let index = typedFields.firstIndex(of: field) else { return typedFields.first }
    return typedFields.dropFirst(index + 1).first
  }
}
