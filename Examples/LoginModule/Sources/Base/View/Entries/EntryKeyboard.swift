/// What a keyboard is to help with.
package nonisolated enum EntryKeyboard: Sendable {
  /// Words.
  case text
  /// Text that is to stay as it is typed, such as an identifier.
  case verbatim
  /// Numbers, with a sign, a decimal point, commas between them.
  case numbers
  /// The address of a page.
  case address
  /// What nobody else is to see.
  case secret
}
