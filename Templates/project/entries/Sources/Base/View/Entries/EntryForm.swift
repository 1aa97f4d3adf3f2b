import Core

/// The fields of a form, which are checked together.
package nonisolated protocol EntryForm: Hashable, Sendable {
  /// The fields in the order of the form, by the names that the server knows them by.
  associatedtype Field: CaseIterable & Hashable & RawRepresentable<String> & Sendable
  /// The input that is sent.
  associatedtype Input: Sendable

  /// The fields that are typed in, in the order of the form.
  static var typedFields: [Field] { get }
  /// The way to what is entered in a field.
  static func entry(of field: Field) -> EntryPath<Self>

  /// A form in which nothing is entered.
  init()
  /// The input; if some of it cannot be sent, its fields say why.
  mutating func checkedInput() -> Input?
}

nonisolated extension EntryForm {
  package static var typedFields: [Field] { Field.allCases.filter { entry(of: $0).isTyped } }

  /// The first field that something is wrong with, be it with itself or in it.
  package var firstWrong: Field? { Field.allCases.first { self[$0].wrongPlace != nil } }

  /// The first place that something is wrong with.
  package var wrongPlace: EntryPlace? {
    firstWrong.flatMap { self[$0].wrongPlace?.within(EntryPlace($0)) }
  }

  /// The places that are typed in, in the order of the form.
  package var typedPlaces: [EntryPlace] {
    Field.allCases.flatMap { field in
      self[field].typedPlaces.map { $0.within(EntryPlace(field)) }
    }
  }

  /// The place to type in after another one; none after the last.
  package func typedPlace(after place: EntryPlace) -> EntryPlace? {
    let places = typedPlaces
    guard let index = places.firstIndex(of: place) else { return places.first }
    return places.dropFirst(index + 1).first
  }

  /// True if nothing is entered.
  package var isBlank: Bool { Field.allCases.allSatisfy { self[$0].isBlank } }

  /// Where it stands what is wrong with a field.
  package static func error(of field: Field) -> WritableKeyPath<Self, String?> {
    entry(of: field).error
  }

  /// Forgets what was wrong.
  package mutating func clearErrors() {
    for field in Field.allCases { self[field].clearErrors() }
  }

  /// Forgets what nobody is to find here later.
  package mutating func forgetSecrets() {
    for field in Field.allCases { self[field].forgetSecret() }
  }

  private subscript(field: Field) -> any FormEntry {
    get { self[keyPath: Self.entry(of: field).entry] }
    set { self[keyPath: Self.entry(of: field).entry] = newValue }
  }
}

// What the server finds wrong.
nonisolated extension EntryForm {
  /// Shows at each field what the server found wrong with it.
  ///
  /// - Returns: What belongs to no field of this form, and has to be said elsewhere.
  package mutating func show(_ error: AppError) -> AppError? {
    switch error {
    case .invalidFields(let errors, let message):
      // What is said of all of an object comes behind what is said of its fields.
      let others = errors.sorted { $0.key > $1.key }.filter { !show($0.value, at: $0.key) }
        .reduce(into: [:]) { others, error in others[error.key] = error.value }
      return others.isEmpty && message == nil ? nil : .invalidFields(others, message: message)
    case .invalidInput(let name, let reason):
      return show(reason, at: name) ? nil : error
    default:
      return error
    }
  }

  private mutating func show(_ text: String, at name: String) -> Bool {
    show(text, at: Field(rawValue: name).map { EntryPlace($0) } ?? EntryPlace(written: name))
  }

  /// - Returns: whether there is such a place, or a field that it would be in.
  mutating func show(_ text: String, at place: EntryPlace) -> Bool {
    guard let field = place.names.first.flatMap(Field.init) else { return false }
    self[field].show(text, at: place.inner)
    return true
  }
}

// What is kept of a form that is not sent yet.
nonisolated extension EntryForm {
  /// The input, by the names of the fields: enough to go on later. No secret is in it.
  package var draft: [String: String] {
    let entries = Field.allCases.map { ($0.rawValue, self[$0].draft) }
    return Dictionary(uniqueKeysWithValues: entries).compactMapValues(\.self)
  }

  /// Enters what a draft has. What it has not, and what it cannot have, stays.
  package mutating func fill(with draft: [String: String]) {
    for field in Field.allCases { self[field].draft = draft[field.rawValue] }
  }
}
