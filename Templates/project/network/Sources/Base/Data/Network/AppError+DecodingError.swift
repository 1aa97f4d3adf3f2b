import Core

nonisolated extension AppError {
  /// Says which value of an answer could not be read, and why.
  init(unreadable error: any Error) {
    self =
      switch error {
      case DecodingError.keyNotFound(let key, let context):
        .decoding(path: (context.codingPath + [key]).text, reason: "missing")
      case DecodingError.valueNotFound(let type, let context):
        .decoding(path: context.codingPath.text, reason: "expected \(type), found null")
      case DecodingError.typeMismatch(let type, let context):
        .decoding(path: context.codingPath.text, reason: "expected \(type)")
      case DecodingError.dataCorrupted(let context):
        .decoding(path: context.codingPath.text, reason: context.debugDescription)
      default:
        .decoding(path: "", reason: "\(error)")
      }
  }
}

nonisolated extension [any CodingKey] {
  /// `user.tags[2]`
  fileprivate var text: String {
    let parts = map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return String(parts.joined().trimmingPrefix("."))
  }
}
