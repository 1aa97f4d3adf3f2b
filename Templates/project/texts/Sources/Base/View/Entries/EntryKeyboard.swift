/// The kind of text in a field, so that the keyboard can help and the system can fill it in.
package nonisolated enum EntryKeyboard: Sendable, CaseIterable {
  /// Words.
  case text
  /// Text that is to stay as it is typed, such as an identifier.
  case verbatim
  /// Numbers, with a sign, a decimal point, commas between them.
  case numbers
  /// The address of a page.
  case url
  case emailAddress, telephoneNumber
  /// The whole name of a person, or a part of it.
  case name, givenName, familyName
  case organizationName
  /// The parts of a postal address.
  case streetAddress, city, postalCode, country
  case creditCardNumber
  /// The name of a user at the sign-in.
  case username
  /// A text that nobody else is to see.
  case secret
  /// The password of an account that is there, and one for an account that is made or changed.
  case password, newPassword
  /// A code that comes in a message and is good for once.
  case oneTimeCode
}

nonisolated extension EntryKeyboard {
  /// True if what is typed is hidden from those who look on.
  package var isHidden: Bool { [.secret, .password, .newPassword].contains(self) }

  /// True if what looks like a slip may be changed.
  package var isCorrected: Bool { self == .text }
}
