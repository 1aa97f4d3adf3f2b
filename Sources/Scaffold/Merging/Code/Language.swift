/// The language of a text.
enum Language: Sendable {
  case swift, json
  /// SQL, JSON or prose between the quotes of a Swift file.
  case text
}
