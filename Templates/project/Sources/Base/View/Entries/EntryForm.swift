import Core

/// The fields of a form, which are checked together.
package nonisolated protocol EntryForm {
  /// The fields in the order of the form, by the names that the server knows them by.
  associatedtype Field: CaseIterable & Hashable & RawRepresentable<String> & Sendable

  /// The fields that are typed in, in the order of the form.
  static var typedFields: [Field] { get }
  /// Where it stands what is wrong with a field.
  static func error(of field: Field) -> WritableKeyPath<Self, String?>
}

nonisolated extension EntryForm {
  /// The first field that something is wrong with.
  package var firstWrong: Field? {
    Field.allCases.first { self[keyPath: Self.error(of: $0)] != nil }
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

  /// The field to type in after another one; none after the last.
  package static func typedField(after field: Field) -> Field? {
    guard let index = typedFields.firstIndex(of: field) else { return typedFields.first }
    return typedFields.dropFirst(index + 1).first
  }
}
