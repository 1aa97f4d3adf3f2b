/// A field of a form, whatever it is entered with.
package nonisolated protocol FormEntry: Hashable, Sendable {
  /// True if it is typed in, and not set.
  static var isTyped: Bool { get }
  /// The fault in it, in words for whoever enters it.
  var error: String? { get set }
  /// The input, as a draft keeps it; nil for what may not be kept.
  var draft: String? { get set }
  /// True if nothing is entered.
  var isBlank: Bool { get }
  /// Forgets what was entered, if nobody else is to see it.
  mutating func forgetSecret()

  /// The places in it that are typed in, from the top.
  var typedPlaces: [EntryPlace] { get }
  /// The first place in it that something is wrong with.
  var wrongPlace: EntryPlace? { get }
  /// Shows what is wrong at a place in it, or at itself, if there is no such place.
  mutating func show(_ text: String, at place: EntryPlace)
  /// Forgets what was wrong.
  mutating func clearErrors()
}

// A field that has no others in it.
nonisolated extension FormEntry {
  package var typedPlaces: [EntryPlace] { Self.isTyped ? [EntryPlace()] : [] }

  package var wrongPlace: EntryPlace? { error == nil ? nil : EntryPlace() }

  package mutating func show(_ text: String, at place: EntryPlace) { error = text }

  package mutating func clearErrors() { error = nil }
}

nonisolated extension FormEntry {
  /// The same, whatever it is entered with.
  var erased: any FormEntry {
    get { self }
    set { if let newValue = newValue as? Self { self = newValue } }
  }
}

/// The way from a form to one of its fields, whatever that is entered with.
package nonisolated struct EntryPath<Form> {
  let entry: WritableKeyPath<Form, any FormEntry>
  let error: WritableKeyPath<Form, String?>
  let isTyped: Bool

  package init<Entry: FormEntry>(_ entry: WritableKeyPath<Form, Entry>) {
    self.entry = entry.appending(path: \.erased)
    error = entry.appending(path: \.error)
    isTyped = Entry.isTyped
  }
}
