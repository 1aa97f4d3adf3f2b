/// A change of a row that a server has.
nonisolated enum RowEvent: Sendable {
  /// It is shown otherwise, or not at all for now.
  case changed
  /// This app has edited it: the server may have it in another place by now.
  case edited
  /// This app has deleted it.
  case deleted
  /// The server has it no more.
  case gone
}
